import type { Db } from '#src/database/database.ts'
import { notFound } from '#src/errors/errors.ts'
import { enqueue } from '#src/jobs/job-kind.ts'
import { releaseDiscount, useDiscount } from '#src/modules/billing/discount/discount.service.ts'
import { issueInvoice } from '#src/modules/billing/invoice/issuing.service.ts'
import { finishOnboarding } from '#src/modules/merchants/merchants.ts'
import { dropOrder, linesOf } from './due-payment.ts'
import { FOLLOW_STANDING } from './sync-branch-pauses.ts'
import { shiftFuturePeriods, spanFrom } from './shift-future-periods.ts'
import {
  anchorOf,
  findCurrentSubscription,
  findSubscription,
  lockMerchant,
  isAnotherPaidSince,
  listFuturePeriods,
  moveOthers,
  updateSubscription,
} from './subscription.repository.ts'
import type { NamedSubscription, SubscriptionRow } from './subscription.repository.ts'
import { creditLeft } from './value-of-period.ts'

/**
 * Effect of a payment. `settled`: it activated the subscription. `settled_before`: it had done so earlier.
 * `paid_by_another`: another payment had settled the subscription, or an order in its place. `order_changed`:
 * the credit of the upgrade is no longer there.
 */
export type SettlementOutcome = 'settled' | 'settled_before' | 'paid_by_another' | 'order_changed'

export interface Settlement {
  accountId: number
  subscriptionId: number
  /** null: nothing was due */
  paymentId: number | null
  now: Date
}

interface Span {
  startsAt: Date
  expiryDate: Date
}

// Returns whether the purchase follows the current period instead of replacing it at once.
const followsCurrent = (
  { kind }: Pick<SubscriptionRow, 'kind'>,
  current: Pick<SubscriptionRow, 'status' | 'expiryDate'> | undefined,
): boolean =>
  (kind === 'renewal' || kind === 'downgrade') &&
  Boolean(current?.expiryDate) &&
  (current?.status === 'Active' || current?.status === 'PastDue')

interface Held {
  /** start whose day is the renewal day of everything that follows `before` */
  anchor: Date
  current: NamedSubscription | undefined
  /** the period before it; null: it begins at once */
  before: NamedSubscription | null
  now: Date
}

/**
 * Returns the dates of the period. A renewal begins at the end of the period before it, also within the grace
 * period. An upgrade that keeps the renewal day lasts as long as was paid for, however late its payment is.
 */
const spanOf = (row: SubscriptionRow, { anchor, current, before, now }: Held): Span => {
  const months = row.months ?? 1
  if (before?.expiryDate) return spanFrom({ startsAt: before.expiryDate, months, anchor })
  if (row.kind === 'upgrade' && row.expiryDate) {
    const paidFor = row.expiryDate.getTime() - row.startsAt.getTime()
    const isStillTrue = current?.id === row.replacesId && row.expiryDate > now
    return { startsAt: now, expiryDate: isStillTrue ? row.expiryDate : new Date(now.getTime() + paidFor) }
  }
  return spanFrom({ startsAt: now, months, anchor: now })
}

// A paid period comes last. A gift prolongs the running one, and later paid periods move behind it.
const placeBehind = (
  row: SubscriptionRow,
  current: NamedSubscription | undefined,
  ahead: readonly NamedSubscription[],
): NamedSubscription | null => {
  if (!current || !followsCurrent(row, current)) return null
  return row.givenByUserId === null ? (ahead.at(-1) ?? current) : current
}

export const isOver = ({ status }: NamedSubscription): boolean =>
  status === 'Expired' || status === 'Cancelled'

// The replaced period was refunded or replaced while the payment page was open.
const hasLostCredit = async (db: Db, row: NamedSubscription, now: Date): Promise<boolean> => {
  if (row.credit === 0) return false
  const current = await findCurrentSubscription(db, { accountId: row.accountId, now })
  return current?.id !== row.replacesId || (await creditLeft(db, row)) < row.credit
}

const PAYABLE = new Set(['PendingPayment', 'Failed', 'Abandoned'])

const activate = async (db: Db, row: NamedSubscription, { accountId, paymentId, now }: Settlement) => {
  const key = { accountId, subscriptionId: row.id }
  const current = await findCurrentSubscription(db, { accountId, now })
  const ahead = await listFuturePeriods(db, { accountId, now })
  const before = placeBehind(row, current, ahead)
  const span = spanOf(row, { anchor: before ? await anchorOf(db, before) : now, current, before, now })
  await updateSubscription(db, key, {
    ...span,
    status: 'Active',
    paymentId,
    replacesId: (before ?? current)?.id ?? null,
  })
  if (before === null || before === current) {
    const anchor = await anchorOf(db, { ...row, startsAt: span.startsAt })
    await shiftFuturePeriods(db, { accountId, id: row.id, expiryDate: span.expiryDate, anchor }, ahead)
  }
  // A running period stays current until this one begins.
  if (current && span.startsAt <= now)
    await updateSubscription(db, { accountId, subscriptionId: current.id }, { status: 'Replaced' })
  if (current && isOver(current)) await enqueue(db, FOLLOW_STANDING, { payload: { accountId } })
  await useDiscount(db, key)
  const unpaid = await moveOthers(db, key, { from: ['PendingPayment', 'Failed'], to: 'Abandoned' })
  for (const subscriptionId of unpaid) await releaseDiscount(db, { accountId, subscriptionId })
}

/**
 * Activates a paid subscription once, inside the caller's transaction. The replaced period ends, and other
 * unpaid orders are abandoned. Concurrent calls run one after the other. 404 `not_found`.
 */
export const settleSubscription = async (db: Db, settlement: Settlement): Promise<SettlementOutcome> => {
  const { accountId, subscriptionId, paymentId } = settlement
  const merchant = await lockMerchant(db, accountId)
  const row = await findSubscription(db, { accountId, subscriptionId })
  if (!merchant || !row) throw notFound()
  if (!PAYABLE.has(row.status)) return row.paymentId === paymentId ? 'settled_before' : 'paid_by_another'
  // The payment page stayed open while another order replaced this one and was paid.
  const isGivenUp = row.status === 'Abandoned' && paymentId !== null
  if (isGivenUp && (await isAnotherPaidSince(db, row))) return 'paid_by_another'
  const { now } = settlement
  if (await hasLostCredit(db, row, now)) {
    await dropOrder(db, { accountId, subscriptionId })
    return 'order_changed'
  }
  await activate(db, row, settlement)
  await finishOnboarding(db, accountId)
  // Last, because every other transaction that issues an invoice waits for this one.
  if (row.amountDue > 0)
    await issueInvoice(db, { accountId, subscriptionId, paymentId, lines: linesOf(row), now })
  return 'settled'
}
