import type { ProductField, ProductValues } from './product-values.ts'

/** Fields in the order of the form. */
export const PRODUCT_FIELDS = [
  'name',
  'description',
  'imageUrl',
  'price',
  'categoryId',
  'sizes',
  'choicesIds',
  'modifiers',
  'calories',
  'sodiumMg',
  'isDrink',
  'caffeineMg',
  'caffeinePer',
  'allergens',
  'isVisible',
  'excludeBranchesIds',
  'schedule',
] as const satisfies ProductField[]

// These lists are sets: their order does not matter.
const UNORDERED: readonly ProductField[] = ['excludeBranchesIds', 'allergens']

const plain = (field: ProductField, value: ProductValues[ProductField]): string => {
  if (value instanceof File) return `${value.name} ${value.size} ${value.lastModified}`
  const known = UNORDERED.includes(field) && Array.isArray(value) ? value.toSorted() : value
  // Row keys are internal, and an empty price equals 0.
  return JSON.stringify(known, (key, part: unknown) => {
    // JSON would turn an unreadable number (NaN) into null.
    if (Number.isNaN(part)) return String(part)
    if (field === 'modifiers' && key === 'id') return undefined
    return field === 'modifiers' && key === 'price' ? (part ?? 0) : part
  })
}

export const isSame = (field: ProductField, one: ProductValues, other: ProductValues): boolean =>
  plain(field, one[field]) === plain(field, other[field])

/** Returns the fields in which two states of a product differ. */
export const changedFields = (before: ProductValues, after: ProductValues): ProductField[] =>
  PRODUCT_FIELDS.filter(field => !isSame(field, before, after))

/** Returns `base` with the given fields replaced by those of `other`. */
export const withFields = (
  base: ProductValues,
  other: ProductValues,
  fields: readonly ProductField[],
): ProductValues =>
  fields.reduce<ProductValues>((known, field) => ({ ...known, [field]: other[field] }), base)
