/** Columns of a menu sheet, with the headers that exports have and imports recognize. Imports no zod. */
export const MENU_COLUMNS = {
  sku: { en: 'SKU', ar: 'رمز الصنف' },
  nameAr: { en: 'Name (Arabic)', ar: 'الاسم بالعربية' },
  nameEn: { en: 'Name (English)', ar: 'الاسم بالإنجليزية' },
  descriptionAr: { en: 'Description (Arabic)', ar: 'الوصف بالعربية' },
  descriptionEn: { en: 'Description (English)', ar: 'الوصف بالإنجليزية' },
  category: { en: 'Category', ar: 'الفئة' },
  price: { en: 'Price (SAR)', ar: 'السعر (ريال)' },
  sizes: { en: 'Sizes', ar: 'الأحجام' },
  modifiers: { en: 'Modifiers', ar: 'الإضافات' },
  calories: { en: 'Calories', ar: 'السعرات الحرارية' },
  sodiumMg: { en: 'Sodium (mg)', ar: 'الصوديوم (ملغ)' },
  caffeineMg: { en: 'Caffeine (mg)', ar: 'الكافيين (ملغ)' },
  caffeinePer: { en: 'Caffeine per', ar: 'الكافيين لكل' },
  allergens: { en: 'Allergens', ar: 'مسببات الحساسية' },
  isVisible: { en: 'Visible', ar: 'ظاهر' },
  index: { en: 'Order', ar: 'الترتيب' },
  picture: { en: 'Picture', ar: 'الصورة' },
} as const

export const MENU_FIELDS = [
  'sku',
  'nameAr',
  'nameEn',
  'descriptionAr',
  'descriptionEn',
  'category',
  'price',
  'sizes',
  'modifiers',
  'calories',
  'sodiumMg',
  'caffeineMg',
  'caffeinePer',
  'allergens',
  'isVisible',
  'index',
  'picture',
] as const satisfies readonly (keyof typeof MENU_COLUMNS)[]
export type MenuField = (typeof MENU_FIELDS)[number]

/** Columns of imports only, for files with a row for each size or option of an item. */
export const ROW_FIELDS = ['itemGroup', 'sizeName', 'modifierName', 'optionName', 'optionPrice'] as const
export type ImportField = MenuField | (typeof ROW_FIELDS)[number]
