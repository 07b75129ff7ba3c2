import { SubscriptionAnswer } from '@sufra/shared/contracts/plan'
import type { SubscriptionAddRequest } from '@sufra/shared/contracts/plan'
import { tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { notFound, trialUsed, validation } from '#src/errors.ts'
import { finishOnboarding, lockForPlan } from '#src/modules/merchants/merchants.ts'
import { once } from '#src/modules/ground/ground.ts'
import { offeredPlan } from '#src/modules/billing/plan/plan.service.ts'
import type { Foundation } from '#src/foundation.ts'
import { findCurrentSubscription, hasAnySubscription, insertSubscription } from './subscription.repository.ts'
import type { SubscriptionStatus } from './subscription.table.ts'

export interface CurrentSubscription {
  /** localized text */
  planName: string
  status: SubscriptionStatus
  expiryDate: Date | null
}

/** What the plan card shows; undefined for a merchant without a plan. */
export const currentSubscription = (
  db: Db,
  of: { accountId: number; now: Date },
): Promise<CurrentSubscription | undefined> => findCurrentSubscription(db, of)

const DAY_MS = 86_400_000

const startTrial = async (
  db: Db,
  { accountId, planId, discountCode }: SubscriptionAddRequest & { accountId: number },
): Promise<SubscriptionAnswer> => {
  if (discountCode) throw validation({ discountCode: ['unknown_discount_code'] })
  const plan = await offeredPlan(db, planId)
  if (!plan) throw notFound()
  await lockForPlan(db, accountId)
  if (plan.trialDays === 0 || (await hasAnySubscription(db, accountId))) throw trialUsed()
  const startsAt = new Date()
  const expiryDate = new Date(startsAt.getTime() + plan.trialDays * DAY_MS)
  const id = await insertSubscription(db, { accountId, planId, status: 'Trial', startsAt, expiryDate })
  await finishOnboarding(db, accountId)
  return { id, status: 'Trial', planName: plan.name, expiryDate: expiryDate.toISOString() }
}

export const createSubscriptionService = ({ database }: Pick<Foundation, 'database'>) => ({
  /**
   * Starts the plan's trial now. 404 for a plan that is not on offer, 409 `trial_used` when the merchant had a plan before
   * or this one has no trial, 409 `illegal_transition` when its business details are missing. Every discount code is
   * refused at `discountCode`, as there are none yet.
   */
  add: (
    accountId: number,
    body: SubscriptionAddRequest,
    key: string | undefined,
  ): Promise<SubscriptionAnswer> =>
    database.run(tenant(accountId), db =>
      once(db, {
        ...{ accountId, key, body, route: 'Subscription/Add' },
        answer: SubscriptionAnswer,
        work: () => startTrial(db, { accountId, ...body }),
      }),
    ),
})
export type SubscriptionService = ReturnType<typeof createSubscriptionService>
