import type { Row } from '../row.ts'

const both = (ar: string, en: string): string => JSON.stringify({ ar, en })

/** Returns the brand of the merchant. */
export const brandRows = (): Row[] => [
  { id: 1, accountId: 1, name: both('البيت العتيق', 'Al Bait Al Ateeq'), isActive: true },
]

const CATEGORIES: [string, string][] = [
  ['الأطباق الرئيسية', 'Mains'],
  ['السلطات', 'Salads'],
  ['المشروبات', 'Drinks'],
]

export const categoryRows = (): Row[] =>
  CATEGORIES.map(([ar, en], at) => ({
    id: at + 1,
    serviceProviderId: 1,
    name: both(ar, en),
    index: at + 1,
    isVisible: true,
  }))

const PRODUCTS: [categoryId: number, ar: string, en: string, price: number][] = [
  [1, 'كبسة لحم', 'Lamb kabsa', 52],
  [1, 'مندي دجاج', 'Chicken mandi', 38],
  [1, 'جريش', 'Jareesh', 24.5],
  [2, 'فتوش', 'Fattoush', 18],
  [2, 'تبولة', 'Tabbouleh', 17],
  [3, 'لبن عيران', 'Laban ayran', 6],
  [3, 'قهوة سعودية', 'Saudi coffee', 12],
]

/** Returns the menu; its last product is hidden. */
export const productRows = (): Row[] =>
  PRODUCTS.map(([categoryId, ar, en, price], at) => ({
    id: at + 1,
    serviceProviderId: 1,
    categoryId,
    name: both(ar, en),
    price,
    index: at + 1,
    isDrink: categoryId === 3,
    isVisible: at < PRODUCTS.length - 1,
    choicesIds: at === 0 ? [1] : [],
  }))

/** Returns the modifier groups of the dishes. */
export const choiceRows = (): Row[] => [
  {
    id: 1,
    serviceProviderId: 1,
    name: both('إضافات', 'Extras'),
    max: 2,
    productCount: 1,
    options: [
      { id: 1, optionNameAr: 'أرز إضافي', optionNameEn: 'Extra rice', price: 5, isAvailable: true },
      { id: 2, optionNameAr: 'صلصة حارة', optionNameEn: 'Hot sauce', price: 0, isAvailable: true },
    ].map(option => ({ ...option, snoozedUntil: null })),
  },
]

export const sizeRows = (): Row[] =>
  [both('صغير', 'Small'), both('كبير', 'Large')].map((name, at) => ({
    id: at + 1,
    serviceProviderId: 1,
    name,
    index: at + 1,
  }))
