import { inLanguage, readLocalized } from './text.ts'

/** One field before and after a change; null where it did not exist. */
export interface FieldChange {
  /** For example `name`, `hours.0.from`. */
  field: string
  before: string | null
  after: string | null
}

const isThing = (value: unknown): value is object => typeof value === 'object' && value !== null

const textOf = (value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Returns the leaf fields by path. An empty list or object is a field itself. */
const fieldsOf = (value: unknown, path = ''): [string, string | null][] => {
  const entries = isThing(value) ? Object.entries(value) : []
  if (entries.length === 0) return path === '' && isThing(value) ? [] : [[path, textOf(value)]]
  return entries.flatMap(([key, each]) => fieldsOf(each, path === '' ? key : `${path}.${key}`))
}

// Fields that every change touches carry no information.
const IN_PASSING = new Set(['rowVersion', 'updatedAt', 'updatedBy', 'at', 'byUserId'])

/**
 * Returns the differing fields before and after, in the order of the fields. Null: the thing did not exist, or no
 * longer exists.
 */
export const changesBetween = (before: unknown, after: unknown): FieldChange[] => {
  const [old, now] = [new Map(before ? fieldsOf(before) : []), new Map(after ? fieldsOf(after) : [])]
  return [...new Set([...old.keys(), ...now.keys()])]
    .map(field => ({ field, before: old.get(field) ?? null, after: now.get(field) ?? null }))
    .filter(change => change.before !== change.after && !IN_PASSING.has(change.field))
}

/**
 * Returns one side of a change for display. A localized text is shown in the page's language, and in both if only the
 * other language differs.
 */
export const sideOf = (
  text: string,
  { beside, language }: { beside: string | null; language: string },
): string => {
  if (!text.startsWith('{')) return text
  const shown = inLanguage(text, language)
  if (shown === '' || beside === null || inLanguage(beside, language) !== shown) return shown || text
  const { ar, en } = readLocalized(text)
  return [shown, shown === ar ? en : ar].filter(Boolean).join(' · ')
}
