import { copiedGroup } from '#src/modifier-groups/group-values.ts'
import { copiedName } from '#src/products/copied-name.ts'
import type { ProductValues } from './product-values.ts'

/** Everything but what makes a product that one: names that say that it is a copy, and no ids. */
export const copiedValues = (values: ProductValues): ProductValues => ({
  ...values,
  name: copiedName(values.name),
  modifiers: values.modifiers.map(copiedGroup),
})
