import { z } from 'zod'
import { BothNames, Code, Label, Wording } from './fields.ts'
import { Id, Instant, LocalizedText, PageQuery, QueryIdOrAll, pageOf } from './wire.ts'

export const FeatureKind = z.enum(['bool', 'limit', 'text'])
export type FeatureKind = z.infer<typeof FeatureKind>

/**
 * Value of a feature. Bool: `true` or `false`. Limit: an integer, or null for unlimited. Text: a localized text, or
 * null for none.
 */
export const FeatureValue = z.union([z.boolean(), z.int(), LocalizedText, z.null()])
export type FeatureValue = z.infer<typeof FeatureValue>

const Texts = z.union([
  z.string().max(2500),
  z.strictObject({ ar: Wording(200).default(''), en: Wording(200).default('') }),
])
/** `FeatureValue` in requests. The server checks that it fits the feature's kind. */
export const FeatureValueRequest = z.union([
  z.boolean(),
  z.int().min(0, { error: 'limit_or_none' }).max(1_000_000),
  Texts,
  z.null(),
])

const Unit = z.strictObject({ ar: Label(40).default(''), en: Label(40).default('') })

/** A feature that plans grant: yes or no, a limit, or a text. */
export const Feature = z.object({
  id: Id,
  key: z.string(),
  name: LocalizedText,
  description: LocalizedText.nullable(),
  kind: FeatureKind,
  unit: LocalizedText.nullable().describe('unit of the limit'),
  defaultValue: FeatureValue.describe('value for merchants whose plan does not set it'),
  index: z.int(),
  isEnforced: z
    .boolean()
    .describe('true if Sufra enforces it: key and kind are fixed, and it cannot be deleted'),
  planCount: z.int().describe('number of plans that set it'),
  rowVersion: z.int(),
  updatedAt: Instant,
})
export type Feature = z.infer<typeof Feature>
export const FeaturePage = pageOf(Feature)
export const FeatureListQuery = PageQuery.extend({
  Search: z.string().max(200).optional(),
  Kind: FeatureKind.optional(),
})

export const FeatureRequest = z.strictObject({
  key: Code().regex(/^[a-z][a-z0-9_]{1,39}$/, { error: 'invalid_feature_key' }),
  name: BothNames,
  description: z.strictObject({ ar: Wording(500).default(''), en: Wording(500).default('') }).nullish(),
  kind: FeatureKind,
  unit: Unit.nullish(),
  defaultValue: FeatureValueRequest.default(null),
  index: z.int().min(1).max(1_000_000).default(12),
})
export type FeatureRequest = z.input<typeof FeatureRequest>
export const FeatureUpdateRequest = FeatureRequest.extend({ id: Id, rowVersion: z.int().min(1).optional() })
export type FeatureUpdateRequest = z.input<typeof FeatureUpdateRequest>

/** Entitlement override: one merchant's value of a feature in place of its plan's, with the reason. */
export const FeatureOverride = z.object({
  value: FeatureValue,
  reason: z.string(),
  endsAt: Instant.nullable(),
  at: Instant,
  byName: z.string().nullable(),
})
export type FeatureOverride = z.infer<typeof FeatureOverride>

/** Current value of a merchant's feature: its entitlement override, else its plan's value, else the default. */
export const EffectiveFeature = z.object({
  featureId: Id,
  key: z.string(),
  name: LocalizedText,
  kind: FeatureKind,
  unit: LocalizedText.nullable(),
  value: FeatureValue,
  allowed: z.boolean(),
  limit: z.int().nullable().describe('null if unlimited'),
  used: z.int().nullable().describe('usage of a limit that Sufra counts'),
  source: z.enum(['override', 'plan', 'default']),
  override: FeatureOverride.nullable().describe('only for the operator'),
})
export type EffectiveFeature = z.infer<typeof EffectiveFeature>
export const EffectiveFeatureList = z.array(EffectiveFeature)
/** A merchant's own account is always taken from the session. */
export const AccountFeaturesQuery = z.object({ AccountId: QueryIdOrAll.default(0) })

export const FeatureOverrideRequest = z.strictObject({
  accountId: Id,
  featureId: Id,
  value: FeatureValueRequest,
  reason: Wording(300).pipe(z.string().min(3)),
  endsAt: Instant.nullish(),
})
export type FeatureOverrideRequest = z.input<typeof FeatureOverrideRequest>
export const FeatureOverrideKey = z.strictObject({ accountId: Id, featureId: Id })
