import type { z } from 'zod'
import { SubscriptionAnswer, SubscriptionUpgradeAnswer } from '@sufra/shared/contracts/subscription'
import type {
  GiftPreview,
  MySubscription,
  SubscriptionAddRequest,
  SubscriptionUpgradeRequest,
} from '@sufra/shared/contracts/subscription'
import { ALL_MERCHANTS, tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { notFound, validation } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { runIdempotently } from '#src/modules/infrastructure/infrastructure.ts'
import type { Session } from '#src/routing/route.ts'
import { asksForTrial, orderPlan, startTrial } from './add-subscription.ts'
import { changePlan } from './change-plan.ts'
import { cancelSubscription, resumeSubscription } from './end-subscription.ts'
import { FOLLOW_STANDING, followStanding } from './sync-branch-pauses.ts'
import type { SubscriptionEffects } from './sync-branch-pauses.ts'
import { giveSubscription, previewGift } from './give-subscription.ts'
import type { Gift } from './give-subscription.ts'
import { advanceSubscriptions } from './advance-subscriptions.ts'
import { mySubscription } from './my-subscription.ts'
import { findCurrentSubscription, lockMerchant } from './subscription.repository.ts'
import type { NamedSubscription } from './subscription.repository.ts'

export { duePayment, refuseSubscription } from './due-payment.ts'
export type { SubscriptionEffects } from './sync-branch-pauses.ts'
export { settleSubscription } from './settle-subscription.ts'

/** Returns the current subscription for the plan card; undefined for a merchant without a plan. */
export const currentSubscription = (
  db: Db,
  of: { accountId: number; now: Date },
): Promise<NamedSubscription | undefined> => findCurrentSubscription(db, of)

type AddRequest = z.output<typeof SubscriptionAddRequest>
type UpgradeRequest = z.output<typeof SubscriptionUpgradeRequest>

/** Service of subscriptions: orders, changes, cancellations and gifts. */
export const createSubscriptionService = (foundation: Foundation, standing: SubscriptionEffects) => {
  const { database, jobs } = foundation
  jobs.handle(FOLLOW_STANDING, ({ accountId }) =>
    followStanding(foundation, standing, { accountId, now: new Date() }),
  )
  // A plan ends at most ten minutes late, at a negligible load.
  jobs.cron('keep-subscriptions', '*/10 * * * *', () => advanceSubscriptions(foundation, new Date()))

  const give = (body: AddRequest, byUserId: number, key: string | undefined): Promise<SubscriptionAnswer> => {
    const { accountId } = body
    if (accountId === undefined) throw validation({ accountId: ['required'] })
    return database.run(ALL_MERCHANTS, async db => {
      if (!(await lockMerchant(db, accountId))) throw notFound()
      return runIdempotently(db, {
        accountId,
        key,
        body,
        route: `Subscription/Add/${byUserId}`,
        answer: SubscriptionAnswer,
        work: () => giveSubscription(db, { ...body, accountId, byUserId, now: new Date() }),
      })
    })
  }

  const order = (accountId: number, body: AddRequest, key: string | undefined): Promise<SubscriptionAnswer> =>
    database.run(tenant(accountId), db =>
      runIdempotently(db, {
        accountId,
        key,
        body,
        route: 'Subscription/Add',
        answer: SubscriptionAnswer,
        work: () => {
          const call = { ...body, accountId, now: new Date() }
          return asksForTrial(body) ? startTrial(db, call) : orderPlan(db, call)
        },
      }),
    )

  const ended = (accountId: number, work: typeof cancelSubscription): Promise<MySubscription> =>
    database.run(tenant(accountId), async db => {
      const of = { accountId, now: new Date() }
      await work(db, of)
      return mySubscription(db, of)
    })

  return {
    get: (accountId: number): Promise<MySubscription> =>
      database.run(tenant(accountId), db => mySubscription(db, { accountId, now: new Date() })),

    /**
     * Starts the plan's trial, orders a period, or (by the operator) gives one. 404 for a plan that is not on
     * offer; 409 `trial_used` when the merchant had a plan before or this one has no trial; 409
     * `illegal_transition` when business details are missing or the merchant has that period already; 400 at
     * `discountCode` with the reason.
     */
    add: (session: Session, body: AddRequest, key: string | undefined): Promise<SubscriptionAnswer> =>
      session.accountId === null ? give(body, session.userId, key) : order(session.accountId, body, key),

    /** 404 `not_found`. */
    previewGift: (gift: Omit<Gift, 'now'>): Promise<GiftPreview> =>
      database.run(ALL_MERCHANTS, db => previewGift(db, { ...gift, now: new Date() })),

    /** Errors: see `changePlan`. */
    upgrade: (
      accountId: number,
      body: UpgradeRequest,
      key: string | undefined,
    ): Promise<SubscriptionUpgradeAnswer> =>
      database.run(tenant(accountId), db =>
        runIdempotently(db, {
          accountId,
          key,
          body,
          route: 'Subscription/Upgrade',
          answer: SubscriptionUpgradeAnswer,
          work: () => changePlan(db, { ...body, accountId, now: new Date() }),
        }),
      ),

    cancel: (accountId: number): Promise<MySubscription> => ended(accountId, cancelSubscription),
    resume: (accountId: number): Promise<MySubscription> => ended(accountId, resumeSubscription),
  }
}
export type SubscriptionService = ReturnType<typeof createSubscriptionService>
