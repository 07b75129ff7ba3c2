import type { SaleHours } from '@sufra/shared/contracts/sale-hours'
import type { Db } from '#src/database/database.ts'
import { choice } from '#src/modules/catalogue/choice/choice.table.ts'
import type { Product } from '@sufra/shared/contracts/product'
import { size } from '#src/modules/catalogue/size/size.table.ts'
import type { MenuItem } from './menu-table.ts'

type Names = [ar: string, en: string]
type Option = [...names: Names, price?: number]

interface SharedChoice {
  names: Names
  max: number
  isRequired?: true
  options: Option[]
  /** SKU prefixes of the products with this size */
  skus: RegExp
}

const CHOICES: SharedChoice[] = [
  {
    names: ['الصلصات الجانبية', 'Sauces on the side'],
    max: 3,
    options: [
      ['ثومية', 'Garlic', 2],
      ['طحينة', 'Tahini', 2],
      ['شطة', 'Chilli'],
      ['دبس رمان', 'Pomegranate molasses', 2.5],
    ],
    skus: /^(GRL|HOT|RIC-0)/,
  },
  {
    names: ['نوع الخبز', 'Bread'],
    max: 1,
    isRequired: true,
    options: [
      ['تنور', 'Tannour'],
      ['صاج', 'Saj'],
      ['أسمر', 'Brown', 1],
    ],
    skus: /^(GRL|CLD-0|TRD-0[89])/,
  },
  {
    names: ['طبق جانبي', 'Side dish'],
    max: 2,
    options: [
      ['بطاطس مقلية', 'French fries', 7],
      ['رز بخاري', 'Bukhari rice', 8],
      ['سلطة صغيرة', 'Small salad', 6],
    ],
    skus: /^(BRG|SND|GRL-0)/,
  },
  {
    names: ['أدوات المائدة', 'Cutlery'],
    max: 1,
    options: [
      ['بدون', 'None'],
      ['مع الأدوات', 'Included'],
    ],
    skus: /^(SOP|SLD|TRD|DES)/,
  },
]

// Surcharge over the menu price, in SAR.
const SIZES: { names: Names; more: number; skus: RegExp }[] = [
  { names: ['صغير', 'Small'], more: -3, skus: /^COF-0[2-7]/ },
  { names: ['وسط', 'Medium'], more: 0, skus: /^(DRK-0[1-6]|BKR-(08|09|10)|COF-0[2-7])/ },
  { names: ['كبير', 'Large'], more: 4, skus: /^(DRK-0[1-6]|COF-0[2-7])/ },
  { names: ['عائلي', 'Family'], more: 12, skus: /^BKR-(08|09|10)/ },
]

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]
const BREAKFAST: SaleHours = {
  periods: EVERY_DAY.map(dayOfWeek => ({ dayOfWeek, from: '05:00', to: '12:00' })),
  startsOn: null,
  endsOn: null,
}
const FOR_BREAKFAST = new Set(['TRD-08', 'TRD-09', 'BAK-05'])

const named = ([ar, en]: Names): string => JSON.stringify({ ar, en })

const optionOf = ([optionNameAr, optionNameEn, price = 0]: Option, at: number) => ({
  id: at + 1,
  optionNameEn,
  optionNameAr,
  price,
  isAvailable: true,
  snoozedUntil: null,
})

interface Parts {
  choicesIds: number[]
  sizes: Product['sizes']
  schedule: SaleHours | null
}

/** Adds the shared choices and sizes of a menu that at least one product uses. Returns the parts of each product. */
export const addMenuParts = async (
  db: Db,
  brand: { accountId: number; serviceProviderId: number },
  items: MenuItem[],
): Promise<(item: MenuItem) => Parts> => {
  const isHere = ({ skus }: { skus: RegExp }) => items.some(({ sku }) => skus.test(sku))
  const choices = CHOICES.filter(isHere)
  const sizes = SIZES.filter(isHere)
  const choiceRows = choices.map(({ names, max, isRequired = false, options }) => ({
    ...brand,
    name: named(names),
    max,
    isRequired,
    min: isRequired ? 1 : 0,
    options: options.map(optionOf),
  }))
  const sizeRows = sizes.map(({ names }, at) => ({ ...brand, name: named(names), index: at + 1 }))
  const choiceIds =
    choiceRows.length > 0 ? await db.insert(choice).values(choiceRows).returning({ id: choice.id }) : []
  const sizeIds = sizeRows.length > 0 ? await db.insert(size).values(sizeRows).returning({ id: size.id }) : []
  return ({ sku, price }) => ({
    choicesIds: choices.flatMap(({ skus }, at) => (skus.test(sku) ? (choiceIds[at]?.id ?? []) : [])),
    sizes: sizes.flatMap(({ skus, more }, at) => {
      const sizeId = sizeIds[at]?.id
      return sizeId !== undefined && price !== null && skus.test(sku) ? { sizeId, price: price + more } : []
    }),
    schedule: FOR_BREAKFAST.has(sku) ? BREAKFAST : null,
  })
}
