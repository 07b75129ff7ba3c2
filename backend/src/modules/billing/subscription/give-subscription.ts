import type { GiftPreview, SubscriptionAnswer } from '@sufra/shared/contracts/subscription'
import { subscriptionPrice } from '@sufra/shared/contracts/subscription-price'
import type { Db } from '#src/database/database.ts'
import { notFound, validation } from '#src/errors/errors.ts'
import { noteChange } from '#src/modules/billing/billing-change/billing-change.service.ts'
import { anyPlan } from '#src/modules/billing/plan/plan.service.ts'
import type { AddCall } from './add-subscription.ts'
import { NOTHING_PLANNED } from './end-subscription.ts'
import { laidBehind, spanFrom } from './shift-future-periods.ts'
import { presentAhead } from './my-subscription.ts'
import { orderPeriod, presentOrder } from './order-period.ts'
import {
  anchorOf,
  findCurrentSubscription,
  lockMerchant,
  listFuturePeriods,
  updateSubscription,
} from './subscription.repository.ts'
import type { NamedSubscription } from './subscription.repository.ts'

// A change that was planned for the end of the running period moves to the end of the gift.
const planForLater = async (
  db: Db,
  { accountId, from, to }: { accountId: number; from: NamedSubscription; to: NamedSubscription },
): Promise<void> => {
  const { endsWithPeriod, nextPlanId, nextPackageId, nextMonths } = from
  const planned = { endsWithPeriod, nextPlanId, nextPackageId, nextMonths }
  await updateSubscription(db, { accountId, subscriptionId: to.id }, planned)
  await updateSubscription(db, { accountId, subscriptionId: from.id }, NOTHING_PLANNED)
}

export interface Gift {
  accountId: number
  planId: number
  months: number
  now: Date
}

/** Returns the period of a gift: after the running period of the same plan, otherwise now. */
const placeOf = async (db: Db, { accountId, planId, months, now }: Gift) => {
  const current = await findCurrentSubscription(db, { accountId, now })
  const isRunning = current && ['Active', 'PastDue'].includes(current.status)
  const prolonged = isRunning && current.planId === planId ? current : undefined
  const anchor = prolonged ? await anchorOf(db, prolonged) : now
  return {
    anchor,
    current,
    prolonged,
    endsNow: isRunning && !prolonged ? current.planName : null,
    span: spanFrom({ startsAt: prolonged?.expiryDate ?? now, months, anchor }),
  }
}

/** Previews the periods of a gift. 404 `not_found`. */
export const previewGift = async (db: Db, gift: Gift): Promise<GiftPreview> => {
  const { accountId, planId, now } = gift
  if (!(await lockMerchant(db, accountId)) || !(await anyPlan(db, planId))) throw notFound()
  const { span, endsNow, anchor } = await placeOf(db, gift)
  const ahead = await listFuturePeriods(db, { accountId, now })
  return {
    startsAt: span.startsAt.toISOString(),
    expiryDate: span.expiryDate.toISOString(),
    endsNow,
    moved: laidBehind({ end: span.expiryDate, anchor }, ahead).map(presentAhead),
  }
}

/**
 * Gives a merchant months of a plan free of charge, with a reason. It prolongs the running plan; another plan
 * replaces the running one at once. Paid later periods begin after it. A gift has no price, so it has no
 * credit in an upgrade.
 */
export const giveSubscription = async (
  db: Db,
  { accountId, planId, months, reason, now, byUserId }: AddCall & { byUserId: number },
): Promise<SubscriptionAnswer> => {
  if (!months) throw validation({ months: ['required'] })
  if (!reason) throw validation({ reason: ['required'] })
  if (!(await lockMerchant(db, accountId)) || !(await anyPlan(db, planId))) throw notFound()
  const { current, prolonged, span } = await placeOf(db, { accountId, planId, months, now })
  const made = await orderPeriod(db, {
    accountId,
    now,
    planId,
    packageId: null,
    months,
    discountId: null,
    span,
    kind: prolonged ? 'renewal' : 'given',
    replacesId: current?.id ?? null,
    sum: subscriptionPrice({ price: 0 }),
    given: { givenByUserId: byUserId, givenReason: reason },
  })
  if (prolonged) await planForLater(db, { accountId, from: prolonged, to: made })
  const ahead = await listFuturePeriods(db, { accountId, now })
  const after = { accountId, planId, months, reason, startsAt: made.startsAt, expiryDate: made.expiryDate }
  const moved = ahead.filter(({ id }) => id !== made.id)
  await noteChange(db, {
    byUserId,
    entity: 'subscription',
    entityId: made.id,
    after: { ...after, moved: moved.map(({ id, startsAt, expiryDate }) => ({ id, startsAt, expiryDate })) },
    before: current ? { planId: current.planId, expiryDate: current.expiryDate } : null,
  })
  return presentOrder(made)
}
