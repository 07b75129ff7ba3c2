import type { Feature, FeatureKind, FeatureRequest } from '@sufra/shared/contracts/feature'
import { readLocalized } from '@sufra/shared/contracts/text'
import type { Localized } from '@sufra/shared/contracts/wire'
import { sentValue, typedValue } from '#src/offers/typed-value.ts'
import type { TypedValue } from '#src/offers/typed-value.ts'

const NOTHING: Localized = { ar: '', en: '' }

/** Values of the form, named as in the request, so that an error finds its field. */
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

/** Keeps the feature's position. */
export const requestOf = (values: FeatureValues, feature: Feature | null): FeatureRequest => ({
  key: values.key,
  name: values.name,
  description: values.description,
  kind: values.kind,
  unit: values.kind === 'limit' ? values.unit : null,
  defaultValue: sentValue(values.kind, values.defaultValue),
  index: feature?.index ?? 100,
})
