import { MENU_COLUMNS, MENU_FIELDS } from '@sufra/shared/contracts/menu-columns'
import type { MenuField } from '@sufra/shared/contracts/menu-columns'
import { searchKey } from '@sufra/shared/contracts/text'

export type Mapping = Partial<Record<MenuField, number>>

// What else people and other systems write above these columns, the surest first.
const SYNONYMS: Record<MenuField, string> = {
  sku: 'sku, code, item code, product code, plu, item number, الرمز, رمز, كود, كود الصنف, رقم الصنف, رمز المنتج',
  nameAr:
    'name ar, arabic name, ar name, name in arabic, product name arabic, item name arabic, name_ar, الاسم العربي, الاسم عربي, اسم الصنف بالعربي, الاسم بالعربي, اسم الصنف, اسم المنتج, الاسم, الصنف, المنتج',
  nameEn:
    'name en, english name, en name, name in english, product name english, item name english, name_en, الاسم الانجليزي, الاسم انجليزي, اسم الصنف بالانجليزي, الاسم بالانجليزي, name, product name, item name, product, item, title',
  descriptionAr:
    'description ar, arabic description, description_ar, الوصف العربي, الوصف عربي, الوصف بالعربي, الوصف, وصف, التفاصيل',
  descriptionEn:
    'description en, english description, description_en, الوصف الانجليزي, الوصف بالانجليزي, description, details',
  category:
    'category, category name, section, group, menu section, القسم, قسم, التصنيف, تصنيف, فئة, المجموعة',
  price: 'price, price sar, unit price, selling price, السعر, سعر, سعر البيع, السعر شامل الضريبة, القيمة',
  sizes: 'sizes, size, sizes and prices, الأحجام, احجام, المقاسات, مقاسات, الحجم',
  modifiers:
    'modifiers, modifier, extras, options, add ons, addons, modifier groups, الاضافات, اضافات, الخيارات, خيارات, مجموعات الخيارات',
  calories: 'calories, kcal, energy, calorie, السعرات, سعرات, السعرات الحراريه, سعرات حرارية',
  sodiumMg: 'sodium, sodium mg, salt mg, صوديوم, الصوديوم',
  caffeineMg: 'caffeine, caffeine mg, كافيين, الكافيين',
  caffeinePer: 'caffeine per, caffeine measure, caffeine unit, الكافيين لكل, كافيين لكل, وحدة الكافيين',
  allergens: 'allergens, allergen, allergy, الحساسية, مسببات الحساسيه, المواد المسببة للحساسية',
  isVisible: 'visible, is visible, active, available, status, enabled, متاح, نشط, الحالة, ظاهر, مفعل, معروض',
  index: 'index, order, sort, sort order, position, الترتيب, ترتيب, التسلسل',
  picture:
    'picture, image, photo, picture file, image file, file name, image name, الصورة, صورة, اسم الصورة, ملف الصورة',
}

const keyOf = (text: string): string =>
  searchKey(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const keysOf = (field: MenuField): string[] =>
  [...Object.values(MENU_COLUMNS[field]), ...SYNONYMS[field].split(',')].map(keyOf)

/** Which column holds what, by its heading in Arabic or English. A column is taken once. */
export const guessMapping = (headings: readonly string[]): Mapping => {
  const keys = headings.map(keyOf)
  const taken = new Set<number>()
  const mapping: Mapping = {}
  for (const field of MENU_FIELDS) {
    const at = keysOf(field)
      .map(key => keys.findIndex((heading, place) => heading === key && !taken.has(place)))
      .find(place => place >= 0)
    if (at === undefined) continue
    taken.add(at)
    mapping[field] = at
  }
  return mapping
}
