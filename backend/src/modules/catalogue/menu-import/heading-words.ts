import type { ImportField } from '@sufra/shared/contracts/menu-columns'

/**
 * Headings of Arabic sheets and of exports of Foodics, Square, Loyverse, Shopify, WooCommerce and Odoo, most
 * certain first. Case, punctuation and Arabic letter variants do not matter.
 */
export const HEADING_WORDS: Record<ImportField, string> = {
  sku: 'sku, variant sku, item sku, code, item code, product code, plu, item number, internal reference, رمز sku, الرمز, رمز, كود, كود الصنف, رقم الصنف, رمز المنتج, barcode, الباركود, باركود, رقم الباركود, gtin',
  nameAr:
    'name ar, arabic name, ar name, name in arabic, product name arabic, item name arabic, name localized, الاسم العربي, الاسم عربي, اسم الصنف بالعربي, الاسم بالعربي, اسم الصنف, اسم المنتج, اسم الطبق, اسم الوجبة, الاسم, الصنف, المنتج, الطبق, الوجبة',
  nameEn:
    'name en, english name, en name, name in english, product name english, item name english, الاسم الانجليزي, الاسم انجليزي, اسم الصنف بالانجليزي, الاسم بالانجليزي, name, product name, item name, menu item, product, item, title',
  descriptionAr:
    'description ar, arabic description, description localized, الوصف العربي, الوصف عربي, الوصف بالعربي, الوصف, وصف, التفاصيل',
  descriptionEn:
    'description en, english description, الوصف الانجليزي, الوصف بالانجليزي, description, details, body html, short description',
  category:
    'category, category name, categories, reporting category, section, group, menu section, menu group, point of sale category, pos category, القسم, قسم, اسم القسم, التصنيف, تصنيف, فئة, اسم الفئة, المجموعة, product category, product type',
  price:
    'price, price sar, price sr, default price, regular price, variant price, sales price, retail price, base price, list price, unit price, selling price, السعر, سعر, سعر البيع, سعر الوحدة, سعر الصنف, سعر المنتج, السعر ر س, السعر ريال, السعر بالريال, السعر شامل الضريبة, القيمة, sale price',
  sizes: 'sizes, size, sizes and prices, الأحجام, احجام, المقاسات, مقاسات, الحجم, المقاس',
  modifiers:
    'modifiers, modifier, extras, options, add ons, addons, modifier groups, الاضافات, اضافات, الخيارات, خيارات, مجموعات الخيارات',
  calories: 'calories, kcal, energy, calorie, السعرات, سعرات, السعرات الحراريه, سعرات حرارية',
  sodiumMg: 'sodium, sodium mg, salt mg, صوديوم, الصوديوم',
  caffeineMg: 'caffeine, caffeine mg, كافيين, الكافيين',
  caffeinePer: 'caffeine per, caffeine measure, caffeine unit, الكافيين لكل, كافيين لكل, وحدة الكافيين',
  allergens: 'allergens, allergen, allergy, الحساسية, مسببات الحساسيه, المواد المسببة للحساسية',
  isVisible:
    'visible, is visible, active, is active, available, status, enabled, sellable, available for sale, available in pos, published, متاح, متوفر, نشط, الحالة, التوفر, التوافر, ظاهر, مفعل, معروض',
  index: 'index, order, sort, sort order, position, الترتيب, ترتيب, التسلسل',
  picture:
    'picture, image, photo, picture file, image file, file name, image name, الصورة, صورة, اسم الصورة, ملف الصورة',
  itemGroup: 'handle, parent, item group, مجموعة الصنف',
  modifierName:
    'modifier name, modifier group, modifier group name, option group, اسم المجموعة, مجموعة الإضافات, مجموعة الخيارات',
  optionName:
    'option name, modifier option, modifier option name, choice name, اسم الإضافة, الإضافة, اسم الخيار, الخيار',
  optionPrice: 'option price, modifier price, modifier option price, choice price, سعر الإضافة, سعر الخيار',
  sizeName:
    'variation name, variation, variant, variant name, variant title, size name, option1 value, option 1 value, attribute 1 value s, attribute 1 values, اسم الحجم, اسم المقاس',
}

/** Headings of columns that have the price of one size each. */
export const SIZE_WORDS =
  'small, medium, large, regular, x large, xl, extra large, family, single, double, half, full, quarter, s, m, l, صغير, وسط, متوسط, كبير, عائلي, عادي, مفرد, دبل, مزدوج, نصف, نص, ربع, كامل, الصغير, الوسط, الكبير, العائلي'
