import { readFileSync } from 'node:fs'

export interface Name {
  ar: string
  en: string
}

export interface Option {
  group: Name
  name: Name
  /** SAR */
  price: number
}

export interface Dish {
  sku: string
  name: Name
  /** SAR */
  price: number
  options: Option[]
}

interface Listed extends Name {
  sku: string
  price: number
  options: string[]
}

const EXTRAS: Name = { ar: 'إضافات', en: 'Extras' }
const SPICE: Name = { ar: 'درجة الحرارة', en: 'Spice' }

const option = (group: Name, name: Name, price = 0): Option => ({ group, name, price })

const OPTIONS = new Map<string, Option[]>([
  [
    'rice',
    [
      option(EXTRAS, { ar: 'رز زيادة', en: 'Extra rice' }, 5),
      option(EXTRAS, { ar: 'لوز', en: 'Almonds' }, 3.5),
    ],
  ],
  ['spice', [option(SPICE, { ar: 'حار', en: 'Spicy' }), option(SPICE, { ar: 'عادي', en: 'Mild' })]],
  [
    'sauce',
    [
      option(EXTRAS, { ar: 'ثومية', en: 'Garlic sauce' }, 2),
      option(EXTRAS, { ar: 'طحينة', en: 'Tahini' }, 1.5),
    ],
  ],
  ['sugar', [option({ ar: 'السكر', en: 'Sugar' }, { ar: 'بدون سكر', en: 'No sugar' })]],
])

const read = (file: string): ReturnType<typeof JSON.parse> =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))

/** Returns the demo merchant's products, by the numbers under which they were published to the platforms. */
export const readMenu = (): Dish[] => {
  const listed: Listed[] = read('menu.json')
  return listed.map(({ sku, ar, en, price, options }) => ({
    sku,
    name: { ar, en },
    price,
    options: options.flatMap(kind => OPTIONS.get(kind) ?? []),
  }))
}

/** Returns the platforms' ids of the demo merchant's branches. */
export const readStores = (): Record<string, string[]> => read('stores.json')

/** On no menu. */
export const UNKNOWN_DISHES: Dish[] = [
  { sku: 'UNK-901', name: { ar: 'برجر الكمأة', en: 'Truffle Burger' }, price: 48, options: [] },
  { sku: 'UNK-902', name: { ar: 'رامن حار', en: 'Spicy Ramen' }, price: 39, options: [] },
]
