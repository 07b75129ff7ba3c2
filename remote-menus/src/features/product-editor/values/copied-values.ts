import { copiedGroup } from '#src/modifier-groups/group-values.ts'
import type { ProductValues } from './product-values.ts'

const MARKS = { ar: ' (نسخة)', en: ' (copy)' }
const LONGEST_NAME = 80

const marked = (name: string, mark: string): string =>
  name.trim() === '' ? '' : name.slice(0, LONGEST_NAME - mark.length) + mark

/** Everything but what makes a product that one: names that say that it is a copy, and no ids. */
export const copiedValues = (values: ProductValues): ProductValues => ({
  ...values,
  name: { ar: marked(values.name.ar, MARKS.ar), en: marked(values.name.en, MARKS.en) },
  modifiers: values.modifiers.map(copiedGroup),
})
