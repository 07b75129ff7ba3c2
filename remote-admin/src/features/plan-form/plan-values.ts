import type { Feature } from '@sufra/shared/contracts/feature'
import { toHalalas, toRiyals } from '@sufra/shared/contracts/halalas'
import type { PlanDetails, PlanRequest } from '@sufra/shared/contracts/plan'
import { readLocalized } from '@sufra/shared/contracts/text'
import type { Localized } from '@sufra/shared/contracts/wire'

/** One feature of the list, and what the plan says of it. */
export interface FeatureRow {
  featureId: number
  kind: Feature['kind']
  /** The plan says something of it. */
  isIn: boolean
  isOn: boolean
  /** Null while nothing is written, and where there is no limit. */
  limit: number | null
  isUnlimited: boolean
  words: Localized
}

/** What the form holds; named as the request, so that a mistake finds its field. */
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
  const value = said ? said.value : defaultValue
  return {
    ...{ featureId: id, kind },
    isIn: plan === null || said !== undefined,
    isOn: value === true,
    limit: typeof value === 'number' ? value : null,
    isUnlimited: kind === 'limit' && value === null,
    words: typeof value === 'string' ? readLocalized(value) : NOTHING,
  }
}

/** A plan as it is, or (null) a new one, which says something of every feature. */
export const valuesOf = (plan: PlanDetails | null, features: readonly Feature[]): PlanValues => ({
  name: plan ? readLocalized(plan.name) : NOTHING,
  description: plan?.description ? readLocalized(plan.description) : NOTHING,
  priceMonthly: plan ? toHalalas(plan.priceMonthly) : null,
  priceYearly: plan === null || plan.priceYearly === null ? null : toHalalas(plan.priceYearly),
  trialDays: plan?.trialDays ?? 14,
  isPublic: plan?.isPublic ?? true,
  features: features.map(feature => rowOf(feature, plan)),
})

const valueOf = ({ kind, isOn, limit, isUnlimited, words }: FeatureRow) => {
  if (kind === 'bool') return isOn
  if (kind === 'text') return words
  return isUnlimited ? null : (limit ?? 0)
}

/** What is left out of the form stays: its place and whether it is on offer at all. */
export const requestOf = (values: PlanValues, plan: PlanDetails | null): PlanRequest => ({
  name: values.name,
  description: values.description,
  // Nothing written is no price: the contract says so at the field.
  priceMonthly: values.priceMonthly === null ? Number.NaN : toRiyals(values.priceMonthly),
  priceYearly: values.priceYearly === null ? null : toRiyals(values.priceYearly),
  trialDays: values.trialDays ?? 0,
  isPublic: values.isPublic,
  isActive: plan?.isActive ?? true,
  index: plan?.index ?? 1000,
  features: values.features
    .filter(({ isIn }) => isIn)
    .map(row => ({ featureId: row.featureId, value: valueOf(row) })),
})
