import { z } from 'zod'
import { FeatureKind, FeatureValue, FeatureValueRequest } from './feature.ts'
import { BothNames, Wording } from './fields.ts'
import { Id, Instant, LocalizedText, PageQuery, QueryId, pageOf } from './wire.ts'

/** Value of a feature in a plan. */
export const PlanFeature = z.object({
  featureId: Id,
  key: z.string(),
  name: LocalizedText,
  kind: FeatureKind,
  unit: LocalizedText.nullable(),
  value: FeatureValue,
})
export type PlanFeature = z.infer<typeof PlanFeature>

/** A plan that merchants can choose. Prices in SAR with VAT. */
export const Plan = z.object({
  id: Id,
  name: LocalizedText,
  description: LocalizedText.nullable().describe('one advantage per line'),
  priceMonthly: z.number(),
  priceYearly: z.number().nullable(),
  currency: z.literal('SAR'),
  trialDays: z.int().describe('0: no trial'),
  index: z.int(),
  features: z.array(PlanFeature).describe('in the order of the feature list'),
})
export type Plan = z.infer<typeof Plan>
export const PlanList = z.array(Plan)

/** A plan as the operator sees it. */
export const PlanDetails = Plan.extend({
  isActive: z.boolean().describe('false if it cannot be chosen'),
  isPublic: z.boolean().describe('false if merchants do not see it'),
  subscribers: z.int().describe('current subscribers'),
  rowVersion: z.int(),
  updatedAt: Instant,
  updatedBy: z.string().nullable(),
})
export type PlanDetails = z.infer<typeof PlanDetails>
export const PlanPage = pageOf(PlanDetails)
export const PlanListQuery = PageQuery.extend({ Search: z.string().max(200).optional() })

const Price = z.number().min(0).max(99_999.99).multipleOf(0.01)
export const PlanRequest = z.strictObject({
  name: BothNames.refine(({ ar, en }) => ar !== '' && en !== '', { error: 'both_languages' }),
  description: z.strictObject({ ar: Wording(500).default(''), en: Wording(500).default('') }).nullish(),
  priceMonthly: Price,
  priceYearly: Price.nullish(),
  features: z
    .array(z.strictObject({ featureId: Id, value: FeatureValueRequest }))
    .min(1)
    .max(200),
  isActive: z.boolean().default(true),
  isPublic: z.boolean().default(true),
  index: z.int().min(1).max(1_000_000).default(12),
  trialDays: z.int().min(0).max(90).default(0),
})
export type PlanRequest = z.input<typeof PlanRequest>
/** Existing subscribers keep their terms; the change applies to new ones. */
export const PlanUpdateRequest = PlanRequest.extend({ id: Id, rowVersion: z.int().min(1).optional() })
export type PlanUpdateRequest = z.input<typeof PlanUpdateRequest>

export const PlanSortRequest = z.strictObject({
  items: z
    .array(z.strictObject({ id: Id, index: z.int().min(1).max(1_000_000) }))
    .min(1)
    .max(500),
})

/** Plans of a merchant over time, the latest first. */
export const PlanOfAccount = z.object({
  subscriptionId: Id,
  planId: Id,
  name: LocalizedText,
  status: z.string(),
  startsAt: Instant,
  expiryDate: Instant.nullable(),
  isCurrent: z.boolean(),
  priceMonthly: z.number().describe('price at the purchase'),
  priceYearly: z.number().nullable(),
})
export const PlanOfAccountList = z.array(PlanOfAccount)
export const PlanOfAccountQuery = z.object({ AccountId: QueryId })
