import { requestOf } from '../category-values.ts'
import type { CategoryValues } from '../category-values.ts'

/** Units of a conflict. */
export const PARTS = ['name', 'description', 'parentId', 'index', 'isVisible', 'schedule', 'picture'] as const
export type Part = (typeof PARTS)[number]

const textOf = (values: CategoryValues, part: Part): string => {
  if (part === 'picture')
    return values.picture instanceof File ? `file ${values.picture.name}` : (values.picture ?? '')
  return JSON.stringify(requestOf(1, values)[part] ?? null)
}

/** Returns the parts in which two versions differ when saved; disabled hours are ignored. */
export const differences = (one: CategoryValues, other: CategoryValues): Part[] =>
  PARTS.filter(part => textOf(one, part) !== textOf(other, part))

/** Returns `base` with the given parts replaced by those of `other`. */
export const withParts = (
  base: CategoryValues,
  other: CategoryValues,
  parts: readonly Part[],
): CategoryValues => parts.reduce((made, part) => ({ ...made, [part]: other[part] }), base)
