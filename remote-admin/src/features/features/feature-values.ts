import type { Feature, FeatureKind, FeatureRequest, FeatureValue } from '@sufra/shared/contracts/feature'
import { readLocalized } from '@sufra/shared/contracts/text'
import type { Localized } from '@sufra/shared/contracts/wire'

/** A value while it is written. */
export interface TypedValue {
  isOn: boolean
  limit: number | null
  isUnlimited: boolean
  words: Localized
}

const NOTHING: Localized = { ar: '', en: '' }

export const typedValue = (value: FeatureValue): TypedValue => ({
  isOn: value === true,
  limit: typeof value === 'number' ? value : null,
  isUnlimited: value === null,
  words: typeof value === 'string' ? readLocalized(value) : NOTHING,
})

export const sentValue = (kind: FeatureKind, { isOn, limit, isUnlimited, words }: TypedValue) => {
  if (kind === 'bool') return isOn
  if (kind === 'text') return words
  return isUnlimited ? null : (limit ?? 0)
}

/** What the form holds; named as the request, so that a mistake finds its field. */
export interface FeatureValues {
  key: string
  name: Localized
  description: Localized
  kind: FeatureKind
  unit: Localized
  defaultValue: TypedValue
}

const localized = (text: string | null | undefined): Localized => (text ? readLocalized(text) : NOTHING)

export const valuesOf = (feature: Feature | null): FeatureValues => ({
  key: feature?.key ?? '',
  name: localized(feature?.name),
  description: localized(feature?.description),
  kind: feature?.kind ?? 'bool',
  unit: localized(feature?.unit),
  defaultValue: typedValue(feature?.defaultValue ?? null),
})

/** Its place stays. */
export const requestOf = (values: FeatureValues, feature: Feature | null): FeatureRequest => ({
  key: values.key,
  name: values.name,
  description: values.description,
  kind: values.kind,
  unit: values.kind === 'limit' ? values.unit : null,
  defaultValue: sentValue(values.kind, values.defaultValue),
  index: feature?.index ?? 100,
})
