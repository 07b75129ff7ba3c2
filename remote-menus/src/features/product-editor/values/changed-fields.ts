import type { ProductField, ProductValues } from './product-values.ts'

/** The fields in the order in which the form has them. */
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

// Lists of ids and of words say the same in any order.
const UNORDERED: readonly ProductField[] = ['excludeBranchesIds', 'allergens']

const plain = (field: ProductField, value: ProductValues[ProductField]): string => {
  if (value instanceof File) return `${value.name} ${value.size} ${value.lastModified}`
  const known = UNORDERED.includes(field) && Array.isArray(value) ? value.toSorted() : value
  // The keys of the form's rows are nobody's business, nor is an empty price another one than 0 in them.
  return JSON.stringify(known, (key, part: unknown) => {
    // As JSON, a number that cannot be read would be the same as none.
    if (Number.isNaN(part)) return String(part)
    if (field === 'modifiers' && key === 'id') return undefined
    return field === 'modifiers' && key === 'price' ? (part ?? 0) : part
  })
}

export const isSame = (field: ProductField, one: ProductValues, other: ProductValues): boolean =>
  plain(field, one[field]) === plain(field, other[field])

/** Which fields two states of a product differ in. */
export const changedFields = (before: ProductValues, after: ProductValues): ProductField[] =>
  PRODUCT_FIELDS.filter(field => !isSame(field, before, after))

/** `base` with some of its fields as they are in `other`. */
export const withFields = (
  base: ProductValues,
  other: ProductValues,
  fields: readonly ProductField[],
): ProductValues =>
  fields.reduce<ProductValues>((known, field) => ({ ...known, [field]: other[field] }), base)
