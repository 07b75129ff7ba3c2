import { toRiyals } from '@sufra/shared/contracts/halalas'
import type { Product, ProductInput } from '@sufra/shared/contracts/product'
import type { Localized } from '@sufra/shared/contracts/wire'
import type { GroupValues } from '#src/modifier-groups/group-values.ts'
import { hasBothNames, indexOf } from '#src/products/product-update.ts'
import type { ProductValues } from './product-values.ts'

/** Context of the form's values. */
export interface Subject {
  serviceProviderId: number
  /** The stored product to change; null for a new one. */
  stored: Product | null
}

const riyalsOf = (halalas: number | null): number | null => (halalas === null ? null : toRiyals(halalas))

const modifierOf = ({ sentId, name, min, max, required, options }: GroupValues) => ({
  id: sentId,
  name: { ar: name.ar.trim(), en: name.en.trim() },
  min: min ?? 0,
  max: max ?? 1,
  required,
  options: options.map(option => ({
    id: option.sentId,
    optionNameAr: option.optionNameAr.trim(),
    optionNameEn: option.optionNameEn.trim(),
    price: riyalsOf(option.price) ?? 0,
    isAvailable: option.isAvailable,
  })),
})

const isWritten = ({ ar, en }: Localized): boolean => ar.trim() !== '' || en.trim() !== ''

/** The editor asks for caffeine only for drinks; a value that the food facts page stored for another item stays. */
const caffeineOf = ({ isDrink, caffeineMg, caffeinePer }: ProductValues, stored: Subject['stored']) => {
  if (isDrink && caffeineMg !== null) return { caffeineMg, caffeinePer: caffeinePer ?? 'cup' }
  const isKept = !isDrink && stored?.isDrink === false
  return isKept
    ? { caffeineMg: stored.caffeineMg, caffeinePer: stored.caffeinePer }
    : { caffeineMg: null, caffeinePer: null }
}

/** Fields that are equal in the validated shape and in the request. */
const plainFields = (values: ProductValues, { serviceProviderId, stored }: Subject) => ({
  id: stored?.id,
  rowVersion: stored?.rowVersion,
  serviceProviderId,
  index: indexOf(stored ?? undefined),
  price: riyalsOf(values.price),
  choicesIds: values.choicesIds.slice(0, 1),
  calories: values.calories,
  isDrink: values.isDrink,
  sodiumMg: values.sodiumMg,
  ...caffeineOf(values, stored),
  allergens: values.allergens,
  isVisible: values.isVisible,
  excludeBranchesIds: values.excludeBranchesIds,
  schedule: values.schedule,
})

/**
 * Returns the values as `ProductForm` validates them. Missing values are omitted, so that validation reports them as
 * required.
 */
export const checkedShape = (values: ProductValues, subject: Subject): object => ({
  ...plainFields(values, subject),
  name: values.name,
  description: values.description,
  categoryId: values.categoryId ?? undefined,
  sizes: values.sizes.map(({ sizeId, price }) => ({ sizeId, price: riyalsOf(price) ?? undefined })),
  modifiers: values.modifiers.map(modifierOf),
})

const imageUrlOf = (picture: ProductValues['imageUrl'], { stored }: Subject): string | null | undefined => {
  // A new file replaces the old picture by itself.
  if (picture instanceof File) return stored?.imageUrl ?? undefined
  return picture
}

/** Returns the part `JsonProduct` from validated values. */
export const productInput = (values: ProductValues, subject: Subject): ProductInput => ({
  ...plainFields(values, subject),
  name: JSON.stringify(values.name),
  description: isWritten(values.description) ? JSON.stringify(values.description) : null,
  imageUrl: imageUrlOf(values.imageUrl, subject),
  categoryId: values.categoryId ?? 0,
  sizes: values.sizes.map(({ sizeId, price }) => ({ sizeId, price: riyalsOf(price) ?? 0 })),
  modifiers: values.modifiers.map(modifierOf).filter(hasBothNames),
})
