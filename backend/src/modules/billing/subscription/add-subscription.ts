import type { z } from 'zod'
import type { SubscriptionAddRequest, SubscriptionAnswer } from '@sufra/shared/contracts/subscription'
import { subscriptionPrice } from '@sufra/shared/contracts/subscription-price'
import type { Db } from '#src/database/database.ts'
import { illegalTransition, notFound, trialUsed, validation } from '#src/errors/errors.ts'
import { anyPlan, offeredPlan } from '#src/modules/billing/plan/plan.service.ts'
import { quote } from '#src/modules/billing/price/price.service.ts'
import { finishOnboarding, lockForPlan } from '#src/modules/merchants/merchants.ts'
import { spanFrom } from './shift-future-periods.ts'
import { orderPeriod, presentOrder } from './order-period.ts'
import {
  anchorOf,
  findCurrentSubscription,
  findSubscription,
  hadAnySubscription,
  insertSubscription,
  listFuturePeriods,
} from './subscription.repository.ts'
import type { NamedSubscription } from './subscription.repository.ts'
import type { SubscriptionKind } from './subscription.table.ts'

const DAY_MS = 86_400_000

export type AddCall = z.output<typeof SubscriptionAddRequest> & { accountId: number; now: Date }

/** Returns whether a request without a period asks for the trial. */
export const asksForTrial = ({ packageId, months }: Pick<AddCall, 'packageId' | 'months'>): boolean =>
  !packageId && months === undefined

/** Returns the months of an order: 1 or 12, the periods with a price in the plan. A package has its own months. */
export const monthsOf = ({ packageId, months = 1 }: Pick<AddCall, 'packageId' | 'months'>): 1 | 12 => {
  if (packageId || months === 1) return 1
  if (months === 12) return 12
  throw validation({ months: ['invalid_period'] })
}

/** Starts the plan's trial now. */
export const startTrial = async (
  db: Db,
  { accountId, planId, discountCode, now }: AddCall,
): Promise<SubscriptionAnswer> => {
  if (discountCode) throw validation({ discountCode: ['unknown_discount_code'] })
  const plan = await offeredPlan(db, planId)
  if (!plan) throw notFound()
  await lockForPlan(db, accountId)
  if (plan.trialDays === 0 || (await hadAnySubscription(db, accountId))) throw trialUsed()
  const expiryDate = new Date(now.getTime() + plan.trialDays * DAY_MS)
  const subscriptionId = await insertSubscription(db, {
    accountId,
    planId,
    startsAt: now,
    expiryDate,
    createdAt: now,
    status: 'Trial',
    kind: 'trial',
  })
  await finishOnboarding(db, accountId)
  const made = await findSubscription(db, { accountId, subscriptionId })
  if (!made) throw notFound()
  return presentOrder(made)
}

// Returns the kind of an order beside the current subscription, and refuses an order that would be paid
// twice.
const kindBeside = async (
  db: Db,
  { accountId, planId, now }: AddCall,
  current: NamedSubscription | undefined,
): Promise<SubscriptionKind> => {
  if (!current || ['Trial', 'Expired', 'Cancelled'].includes(current.status)) return 'new'
  const refused = () => illegalTransition({ status: current.status, planId: current.planId })
  if (current.status !== 'Active' && current.status !== 'PastDue') throw refused()
  if (!current.expiryDate || (await listFuturePeriods(db, { accountId, now })).length > 0) throw refused()
  if (planId === current.nextPlanId) return 'downgrade'
  if (planId === current.planId) return 'renewal'
  if (current.status === 'Active') throw refused()
  return 'new'
}

// Subscribers of a plan that is no longer on offer can renew it.
const ownPeriod = async (db: Db, { planId, packageId, discountCode, months }: AddCall) => {
  const plan = await anyPlan(db, planId)
  const price = months === 12 ? plan?.priceYearly : plan?.priceMonthly
  if (!plan || packageId || discountCode || price === null || price === undefined) throw notFound()
  return {
    packageId: null,
    months: months === 12 ? 12 : 1,
    discountId: null,
    ...subscriptionPrice({ price }),
  }
}

/** Orders a period of a plan: the first one, a renewal, or the plan that is planned for the next period. */
export const orderPlan = async (db: Db, call: AddCall): Promise<SubscriptionAnswer> => {
  const { accountId, planId, packageId = null, discountCode, now } = call
  await lockForPlan(db, accountId)
  const current = await findCurrentSubscription(db, { accountId, now })
  const kind = await kindBeside(db, call, current)
  const isHidden = kind === 'renewal' && !(await offeredPlan(db, planId))
  const sum = isHidden
    ? await ownPeriod(db, call)
    : await quote(db, { accountId, planId, packageId, discountCode, now, months: monthsOf(call) })
  const { months, discountId } = sum
  const before = (kind === 'renewal' || kind === 'downgrade') && current ? current : null
  const startsAt = before?.expiryDate ?? now
  const anchor = before ? await anchorOf(db, before) : now
  const made = await orderPeriod(db, {
    accountId,
    now,
    planId,
    kind,
    months,
    discountId,
    packageId: sum.packageId,
    replacesId: current?.id ?? null,
    span: spanFrom({ startsAt, months, anchor }),
    sum: { ...sum, credit: 0 },
  })
  return presentOrder(made)
}
