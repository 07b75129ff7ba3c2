import type { FeatureKind, FeatureValue } from '@sufra/shared/contracts/feature'
import { readLocalized } from '@sufra/shared/contracts/text'
import type { Localized } from '@sufra/shared/contracts/wire'

/** Value of a feature while it is typed. */
export interface TypedValue {
  isOn: boolean
  /** Null while nothing is typed, and without a limit. */
  limit: number | null
  isUnlimited: boolean
  words: Localized
}

/** The contract refuses it at its field. No number (`NaN`) would travel as null, and that is no limit at all. */
const NOT_WRITTEN = -1

export const typedValue = (value: FeatureValue): TypedValue => ({
  isOn: value === true,
  limit: typeof value === 'number' ? value : null,
  isUnlimited: value === null,
  words: typeof value === 'string' ? readLocalized(value) : { ar: '', en: '' },
})

/** Returns the value to send for a kind. */
export const sentValue = (kind: FeatureKind, { isOn, limit, isUnlimited, words }: TypedValue) => {
  if (kind === 'bool') return isOn
  if (kind === 'text') return words
  return isUnlimited ? null : (limit ?? NOT_WRITTEN)
}
