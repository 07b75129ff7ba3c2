import { copiedGroup } from '#src/modifier-groups/group-values.ts'
import { copiedName } from '#src/products/copied-name.ts'
import type { ProductValues } from './product-values.ts'

/** Returns the values of a copy: no ids, and names marked as copies. */
export const copiedValues = (values: ProductValues): ProductValues => ({
  ...values,
  name: copiedName(values.name),
  modifiers: values.modifiers.map(copiedGroup),
})
