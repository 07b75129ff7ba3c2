import type { z } from 'zod'
import type {
  EffectiveFeature,
  FeatureOverrideKey,
  FeatureOverrideRequest,
} from '@sufra/shared/contracts/feature'
import type { PlanOfAccountList } from '@sufra/shared/contracts/plan'
import type { TooMuch } from '@sufra/shared/contracts/subscription'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { notFound, validation, planLimitReached } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import {
  giveOverride,
  holdFeatures,
  namesOfGivers,
  takeOverride,
  featureOfKey,
  overridesOf,
  enforcedKey,
} from '#src/modules/billing/feature/feature.service.ts'
import type { Session } from '#src/routing/route.ts'
import type { PlanLimitRequest } from '#src/modules/merchants/merchants.ts'
import { featuresOfPlan } from '#src/modules/billing/plan/plan.service.ts'
import { effectiveFeatures, effectiveValue } from './effective-features.ts'
import { accountExists, listSubscriptions, USED, currentTerms, holdCount } from './entitlement.repository.ts'

/**
 * Returns the limits of a plan that the merchant's usage exceeds. Existing records would stay, and nothing
 * could be added.
 */
export const exceededLimits = async (
  db: Db,
  { accountId, planId }: { accountId: number; planId: number },
): Promise<TooMuch[]> => {
  const found: TooMuch[] = []
  for (const { key, name, value } of await featuresOfPlan(db, planId)) {
    const counted = enforcedKey(key)
    if (!counted || typeof value !== 'number') continue
    const used = await USED[counted](db, accountId)
    if (used > value) found.push({ key, name, limit: value, used })
  }
  return found
}

const limitOf = async (db: Db, { accountId, key }: PlanLimitRequest): Promise<number | null> => {
  const row = await featureOfKey(db, key)
  if (!row) return null
  const now = new Date()
  const override = (await overridesOf(db, { accountId, now })).find(each => each.featureId === row.id)
  const { value } = effectiveValue(row, { terms: await currentTerms(db, { accountId, now }), override })
  return typeof value === 'number' ? value : null
}

/**
 * Checks a plan limit before records are added, in the transaction that adds them. Of two concurrent calls at
 * the limit one waits for the other and sees its rows. Existing records stay, even above the limit. 403
 * `plan_limit_reached` with the limit and the usage.
 */
export const checkPlanLimit = async (db: Db, room: PlanLimitRequest): Promise<void> => {
  const { accountId, key, adding } = room
  if (adding <= 0) return
  const limit = await limitOf(db, room)
  if (limit === null) return
  await holdCount(db, accountId)
  const used = await USED[key](db, accountId)
  if (used + adding > limit) throw planLimitReached({ key, limit, used })
}

export { graceUntil } from './grace.ts'

const forOperator = async (db: Db, accountId: number): Promise<EffectiveFeature[]> =>
  effectiveFeatures(db, { accountId, now: new Date(), names: await namesOfGivers(db, accountId) })

const knownAccount = async (db: Db, accountId: number): Promise<void> => {
  if (!(await accountExists(db, accountId))) throw notFound()
}

/** Service of a merchant's features: values from its plan and overrides. */
export const createEntitlementService = ({ database }: Pick<Foundation, 'database'>) => ({
  /** Returns the merchant's own features. The operator names a merchant in `accountId`; 404 for an unknown one. */
  features: (session: Session, accountId: number): Promise<EffectiveFeature[]> =>
    database.run(ALL_MERCHANTS, async db => {
      if (session.accountId !== null)
        return effectiveFeatures(db, { accountId: session.accountId, now: new Date() })
      await knownAccount(db, accountId)
      return forOperator(db, accountId)
    }),

  plans: (accountId: number): Promise<z.input<typeof PlanOfAccountList>> =>
    database.run(ALL_MERCHANTS, async db => {
      await knownAccount(db, accountId)
      const rows = await listSubscriptions(db, { accountId, now: new Date() })
      return rows.map(({ terms, ...row }) => ({
        ...row,
        startsAt: row.startsAt.toISOString(),
        expiryDate: row.expiryDate?.toISOString() ?? null,
        priceMonthly: terms.priceMonthly,
        priceYearly: terms.priceYearly,
      }))
    }),

  /** 404 for an unknown merchant or feature; 400 for a value of another kind or an end in the past. */
  override: (
    request: z.output<typeof FeatureOverrideRequest>,
    byUserId: number,
  ): Promise<EffectiveFeature[]> =>
    database.run(ALL_MERCHANTS, async db => {
      const { accountId, featureId, endsAt } = request
      const now = new Date()
      await knownAccount(db, accountId)
      const [row] = await holdFeatures(db, [featureId])
      if (!row) throw notFound()
      if (endsAt && Date.parse(endsAt) <= now.getTime())
        throw validation({ endsAt: ['must_be_in_the_future'] })
      await giveOverride(db, { request, kind: row.kind, byUserId, now })
      return forOperator(db, accountId)
    }),

  /** 404 when the merchant has no override. */
  endOverride: (key: z.output<typeof FeatureOverrideKey>, byUserId: number): Promise<EffectiveFeature[]> =>
    database.run(ALL_MERCHANTS, async db => {
      if (!(await takeOverride(db, key, byUserId))) throw notFound()
      return forOperator(db, key.accountId)
    }),
})
export type EntitlementService = ReturnType<typeof createEntitlementService>
