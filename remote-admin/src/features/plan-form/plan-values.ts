import type { Feature } from '@sufra/shared/contracts/feature'
import { toHalalas, toRiyals } from '@sufra/shared/contracts/halalas'
import type { PlanDetails, PlanRequest } from '@sufra/shared/contracts/plan'
import { readLocalized } from '@sufra/shared/contracts/text'
import type { Localized } from '@sufra/shared/contracts/wire'
import { sentValue, typedValue } from '#src/offers/typed-value.ts'
import type { TypedValue } from '#src/offers/typed-value.ts'

/** One feature of the list, with the plan's value. */
export interface FeatureRow {
  featureId: number
  kind: Feature['kind']
  /** True if the plan has a value for it. */
  isIn: boolean
  value: TypedValue
}

/** Values of the form, named as in the request, so that an error finds its field. */
export interface PlanValues {
  name: Localized
  description: Localized
  /** Halalas. */
  priceMonthly: number | null
  priceYearly: number | null
  trialDays: number | null
  isPublic: boolean
  features: FeatureRow[]
}

const NOTHING: Localized = { ar: '', en: '' }

const rowOf = ({ id, kind, defaultValue }: Feature, plan: PlanDetails | null): FeatureRow => {
  const said = plan?.features.find(({ featureId }) => featureId === id)
  return {
    featureId: id,
    kind,
    isIn: plan === null || said !== undefined,
    value: typedValue(said ? said.value : defaultValue),
  }
}

/** Returns the values of an existing plan, or (null) of a new one, which has a value for every feature. */
export const valuesOf = (plan: PlanDetails | null, features: readonly Feature[]): PlanValues => ({
  name: plan ? readLocalized(plan.name) : NOTHING,
  description: plan?.description ? readLocalized(plan.description) : NOTHING,
  priceMonthly: plan ? toHalalas(plan.priceMonthly) : null,
  priceYearly: plan === null || plan.priceYearly === null ? null : toHalalas(plan.priceYearly),
  trialDays: plan?.trialDays ?? 14,
  isPublic: plan?.isPublic ?? true,
  features: features.map(feature => rowOf(feature, plan)),
})

/** Fields outside of the form stay: the position, and whether the plan is on offer. */
export const requestOf = (values: PlanValues, plan: PlanDetails | null): PlanRequest => ({
  name: values.name,
  description: values.description,
  // A missing price is sent as no number: the contract reports it at the field.
  priceMonthly: values.priceMonthly === null ? Number.NaN : toRiyals(values.priceMonthly),
  priceYearly: values.priceYearly === null ? null : toRiyals(values.priceYearly),
  trialDays: values.trialDays ?? Number.NaN,
  isPublic: values.isPublic,
  isActive: plan?.isActive ?? true,
  index: plan?.index ?? 1000,
  features: values.features
    .filter(({ isIn }) => isIn)
    .map(({ featureId, kind, value }) => ({ featureId, value: sentValue(kind, value) })),
})
