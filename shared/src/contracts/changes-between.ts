import { inLanguage, readLocalized } from './text.ts'

/** One field of a thing, as it was and as it is; null where it was not there. */
export interface FieldChange {
  /** e.g. `name`, `hours.0.from` */
  field: string
  before: string | null
  after: string | null
}

const isThing = (value: unknown): value is object => typeof value === 'object' && value !== null

const textOf = (value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Its fields by their paths. A list or a thing without any is a field itself. */
const fieldsOf = (value: unknown, path = ''): [string, string | null][] => {
  const entries = isThing(value) ? Object.entries(value) : []
  if (entries.length === 0) return path === '' && isThing(value) ? [] : [[path, textOf(value)]]
  return entries.flatMap(([key, each]) => fieldsOf(each, path === '' ? key : `${path}.${key}`))
}

// What every change raises says nothing about it.
const IN_PASSING = new Set(['rowVersion', 'updatedAt', 'updatedBy', 'at', 'byUserId'])

/** What differs between a thing before and after, in the order of its fields. Null: it was not there, or is no more. */
export const changesBetween = (before: unknown, after: unknown): FieldChange[] => {
  const [old, now] = [new Map(before ? fieldsOf(before) : []), new Map(after ? fieldsOf(after) : [])]
  return [...new Set([...old.keys(), ...now.keys()])]
    .map(field => ({ field, before: old.get(field) ?? null, after: now.get(field) ?? null }))
    .filter(change => change.before !== change.after && !IN_PASSING.has(change.field))
}

/**
 * One side of a change for reading. A text in two languages stands in that of the page, and in both where only the other one tells it
 * from what stands beside it.
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
