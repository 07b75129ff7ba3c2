import type { Allergen, FoodFacts } from '@sufra/shared/contracts/food-facts'
import { toHalalas } from '@sufra/shared/contracts/halalas'
import type { Product } from '@sufra/shared/contracts/product'
import type { SaleHours } from '@sufra/shared/contracts/sale-hours'
import { readLocalized } from '@sufra/shared/contracts/text'
import type { Localized } from '@sufra/shared/contracts/wire'
import type { GroupValues } from '#src/modifier-groups/group-values.ts'

export interface SizeValues {
  sizeId: number
  /** Halalas. */
  price: number | null
}

/** Form values of a product. */
export interface ProductValues {
  name: Localized
  description: Localized
  /** A chosen file, the address of the stored picture, or null. */
  imageUrl: File | string | null
  /** Halalas; null for none. Never the 35 that cards show. */
  price: number | null
  categoryId: number | null
  sizes: SizeValues[]
  /** At most one (specification#products). */
  choicesIds: number[]
  modifiers: GroupValues[]
  calories: number | null
  isDrink: boolean
  sodiumMg: number | null
  caffeineMg: number | null
  caffeinePer: FoodFacts['caffeinePer']
  /** Null: not stated; empty: contains none of them. */
  allergens: Allergen[] | null
  isVisible: boolean
  excludeBranchesIds: number[]
  schedule: SaleHours | null
}
export type ProductField = keyof ProductValues

const NOTHING: Localized = { ar: '', en: '' }

export const emptyValues = (): ProductValues => ({
  name: NOTHING,
  description: NOTHING,
  imageUrl: null,
  price: null,
  categoryId: null,
  sizes: [],
  choicesIds: [],
  modifiers: [],
  calories: null,
  isDrink: false,
  sodiumMg: null,
  caffeineMg: null,
  caffeinePer: null,
  allergens: null,
  isVisible: true,
  excludeBranchesIds: [],
  schedule: null,
})

const halalasOf = (price: number | null): number | null => (price === null ? null : toHalalas(price))

const groupOf = (modifier: Product['modifiers'][number], place: number): GroupValues => ({
  id: `group-${modifier.id ?? `at-${place}`}`,
  sentId: modifier.id,
  name: modifier.name,
  min: modifier.required ? Math.max(1, modifier.min) : modifier.min,
  max: modifier.max,
  required: modifier.required,
  options: modifier.options.map((option, index) => ({
    id: `option-${option.id ?? `at-${index}`}`,
    sentId: option.id,
    optionNameAr: option.optionNameAr ?? '',
    optionNameEn: option.optionNameEn,
    price: halalasOf(option.price),
    isAvailable: option.isAvailable,
  })),
})

/** Returns the form values of a stored product. */
export const valuesOf = (product: Product): ProductValues => ({
  name: readLocalized(product.name),
  description: product.description === null ? NOTHING : readLocalized(product.description),
  imageUrl: product.imageUrl,
  price: halalasOf(product.price),
  categoryId: product.categoryId,
  sizes: product.sizes.map(({ sizeId, price }) => ({ sizeId, price: toHalalas(price) })),
  choicesIds: product.choicesIds,
  modifiers: product.modifiers.map(groupOf),
  calories: product.calories,
  isDrink: product.isDrink,
  sodiumMg: product.sodiumMg,
  caffeineMg: product.caffeineMg,
  caffeinePer: product.caffeinePer,
  allergens: product.allergens,
  isVisible: product.isVisible,
  excludeBranchesIds: product.excludeBranchesIds,
  schedule: product.schedule,
})
