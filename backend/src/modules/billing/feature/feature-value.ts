import type { z } from 'zod'
import type { Localized } from '@sufra/shared/contracts/wire'
import type { FeatureKind, FeatureValue, FeatureValueRequest } from '@sufra/shared/contracts/feature'
import { readLocalized } from '@sufra/shared/contracts/text'
import { validation } from '#src/errors/errors.ts'
import type { StoredValue } from './feature.table.ts'

/** Returns a value in the format of the API. */
export const shownValue = (value: StoredValue): FeatureValue =>
  typeof value === 'object' && value !== null ? JSON.stringify({ ar: value.ar, en: value.en }) : value

type Sent = z.output<typeof FeatureValueRequest>

// Texts that are empty in both languages count as no value.
const wordsOf = (sent: Exclude<Sent, boolean | number | null>): Localized | null => {
  const { ar, en } = typeof sent === 'string' ? readLocalized(sent) : sent
  const words = { ar: ar.trim().slice(0, 200), en: en.trim().slice(0, 200) }
  return words.ar || words.en ? words : null
}

/**
 * Returns a value in the format of the database. Null of a bool is false. Throws `validation_failed` at
 * `field` when the value does not fit the kind.
 */
export const storedValue = (kind: FeatureKind, sent: Sent, field: string): StoredValue => {
  if (sent === null) return kind === 'bool' ? false : null
  if (kind === 'bool' && typeof sent === 'boolean') return sent
  if (kind === 'limit' && typeof sent === 'number') return sent
  if (kind === 'text' && typeof sent !== 'boolean' && typeof sent !== 'number') return wordsOf(sent)
  throw validation({ [field]: ['feature_value_kind'] })
}
