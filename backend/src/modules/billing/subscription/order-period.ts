import { toHalalas, toRiyals } from '@sufra/shared/contracts/halalas'
import { subscriptionPrice } from '@sufra/shared/contracts/subscription-price'
import type { SubscriptionPrice } from '@sufra/shared/contracts/subscription-price'
import type { SubscriptionAnswer } from '@sufra/shared/contracts/subscription'
import type { Db } from '#src/database/database.ts'
import { notFound } from '#src/errors/errors.ts'
import { holdDiscount } from '#src/modules/billing/discount/discount.service.ts'
import { dropOrder } from './due-payment.ts'
import { findSubscription, insertSubscription, listUnpaid } from './subscription.repository.ts'
import type { NamedSubscription, SubscriptionValues } from './subscription.repository.ts'
import { settleSubscription } from './settle-subscription.ts'
import type { SubscriptionKind } from './subscription.table.ts'

export interface PeriodOrder {
  accountId: number
  now: Date
  planId: number
  packageId: number | null
  months: number
  kind: SubscriptionKind
  replacesId: number | null
  /** dates of the period if it were paid now */
  span: { startsAt: Date; expiryDate: Date }
  sum: SubscriptionPrice
  discountId: number | null
  /** person of the operator who gives it, and the reason */
  given?: Pick<NamedSubscription, 'givenByUserId' | 'givenReason'>
}

/** Drops all unpaid orders of the merchant and releases their discounts. */
export const dropUnpaid = async (db: Db, accountId: number): Promise<void> => {
  for (const { id: subscriptionId } of await listUnpaid(db, accountId))
    await dropOrder(db, { accountId, subscriptionId })
}

/** Inserts an order in place of all unpaid ones. With nothing due it is active at once. */
export const orderPeriod = async (db: Db, order: PeriodOrder): Promise<NamedSubscription> => {
  const { accountId, now, sum, discountId, span, given, ...facts } = order
  await dropUnpaid(db, accountId)
  const values: SubscriptionValues = {
    accountId,
    ...facts,
    ...span,
    ...given,
    status: 'PendingPayment',
    createdAt: now,
    price: sum.price,
    discountOff: sum.discountOff,
    credit: sum.credit,
    amountDue: sum.gross,
  }
  const subscriptionId = await insertSubscription(db, values)
  const key = { accountId, subscriptionId }
  if (discountId !== null) await holdDiscount(db, { ...key, discountId, amountOff: sum.discountOff })
  if (sum.gross === 0) await settleSubscription(db, { ...key, paymentId: null, now })
  const made = await findSubscription(db, key)
  if (!made) throw notFound()
  return made
}

/** Returns the order in the format of the API. */
export const presentOrder = (made: NamedSubscription): SubscriptionAnswer => {
  const { price, discountOff, credit, amountDue } = made
  const { net, vat } = subscriptionPrice({ price: amountDue })
  const isWaiting = made.status === 'PendingPayment'
  const ends = made.expiryDate?.toISOString() ?? null
  return {
    id: made.id,
    status: made.status,
    planName: made.planName,
    months: made.months,
    price: toRiyals(toHalalas(price) - toHalalas(credit)),
    discount: discountOff,
    currency: 'SAR',
    gross: amountDue,
    net,
    vat,
    expiryDate: isWaiting ? null : ends,
    expiresPreview: ends,
  }
}
