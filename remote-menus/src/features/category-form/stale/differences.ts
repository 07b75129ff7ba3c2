import { requestOf } from '../category-values.ts'
import type { CategoryValues } from '../category-values.ts'

/** What people see as one thing each. */
export const PARTS = ['name', 'description', 'parentId', 'index', 'isVisible', 'schedule', 'picture'] as const
export type Part = (typeof PARTS)[number]

const textOf = (values: CategoryValues, part: Part): string => {
  if (part === 'picture')
    return values.picture instanceof File ? `file ${values.picture.name}` : (values.picture ?? '')
  return JSON.stringify(requestOf(1, values)[part] ?? null)
}

/** Where two versions differ in what would be saved: hours that are switched off count for nothing. */
export const differences = (one: CategoryValues, other: CategoryValues): Part[] =>
  PARTS.filter(part => textOf(one, part) !== textOf(other, part))

/** `base` with some of its parts as they are in `other`. */
export const withParts = (
  base: CategoryValues,
  other: CategoryValues,
  parts: readonly Part[],
): CategoryValues => parts.reduce((made, part) => ({ ...made, [part]: other[part] }), base)
