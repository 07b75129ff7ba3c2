import type { FeatureKind, FeatureValue } from '@sufra/shared/contracts/feature'
import { readLocalized } from '@sufra/shared/contracts/text'
import type { Localized } from '@sufra/shared/contracts/wire'

/** What a feature is worth, while it is written. */
export interface TypedValue {
  isOn: boolean
  /** Null while nothing is written, and where there is no limit. */
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

/** The value of one kind that is sent. */
export const sentValue = (kind: FeatureKind, { isOn, limit, isUnlimited, words }: TypedValue) => {
  if (kind === 'bool') return isOn
  if (kind === 'text') return words
  return isUnlimited ? null : (limit ?? NOT_WRITTEN)
}
