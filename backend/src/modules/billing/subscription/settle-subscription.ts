import type { Db } from '#src/database/database.ts'
import { notFound } from '#src/errors.ts'
import { enqueue } from '#src/jobs/job-kind.ts'
import { releaseDiscount, useDiscount } from '#src/modules/billing/discount/discount.service.ts'
import { issueInvoice } from '#src/modules/billing/invoice/issuing.service.ts'
import { finishOnboarding } from '#src/modules/merchants/merchants.ts'
import { dropOrder, linesOf } from './due-payment.ts'
import { FOLLOW_STANDING } from './follow-standing.ts'
import { moveAhead, spanFrom } from './move-ahead.ts'
import {
  anchorOf,
  findCurrentSubscription,
  findSubscription,
  holdMerchant,
  isAnotherPaidSince,
  listAhead,
  moveOthers,
  updateSubscription,
} from './subscription.repository.ts'
import type { NamedSubscription, SubscriptionRow } from './subscription.repository.ts'
import { creditLeft } from './value-of-period.ts'

/**
 * The effect of a payment: it made the subscription active, had done so before, came for one that another payment had settled, be it
 * itself or an order in its place, or came for an upgrade whose credit is no longer there.
 */
export type Settled = 'settled' | 'settled_before' | 'paid_by_another' | 'order_changed'

export interface Settlement {
  accountId: number
  subscriptionId: number
  /** null: nothing had to be paid */
  paymentId: number | null
  now: Date
}

interface Span {
  startsAt: Date
  expiryDate: Date
}

// Whether what is bought follows what the merchant has, instead of taking its place at once.
const followsCurrent = (
  { kind }: Pick<SubscriptionRow, 'kind'>,
  current: Pick<SubscriptionRow, 'status' | 'expiryDate'> | undefined,
): boolean =>
  (kind === 'renewal' || kind === 'downgrade') &&
  Boolean(current?.expiryDate) &&
  (current?.status === 'Active' || current?.status === 'PastDue')

interface Held {
  /** whose day is the day of renewal of what follows `before` */
  anchor: Date
  current: NamedSubscription | undefined
  /** what it takes its place behind; null: it begins at once */
  before: NamedSubscription | null
  now: Date
}

/**
 * When the period begins and ends. A renewal begins where the one before ends, also within the days of grace; an upgrade that
 * keeps the day of renewal lasts as long as was paid for, however late its payment came.
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

// What was paid comes last; what is given prolongs what runs, and what was paid for later moves behind it.
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

// Money of the replaced period went back, or another period took its place, while the payment page was open.
const hasLostCredit = async (db: Db, row: NamedSubscription, now: Date): Promise<boolean> => {
  if (row.credit === 0) return false
  const current = await findCurrentSubscription(db, { accountId: row.accountId, now })
  return current?.id !== row.replacesId || (await creditLeft(db, row)) < row.credit
}

const PAYABLE = new Set(['PendingPayment', 'Failed', 'Abandoned'])

const activate = async (db: Db, row: NamedSubscription, { accountId, paymentId, now }: Settlement) => {
  const key = { accountId, subscriptionId: row.id }
  const current = await findCurrentSubscription(db, { accountId, now })
  const ahead = await listAhead(db, { accountId, now })
  const before = placeBehind(row, current, ahead)
  const span = spanOf(row, { anchor: before ? await anchorOf(db, before) : now, current, before, now })
  await updateSubscription(db, key, {
    ...{ ...span, status: 'Active', paymentId },
    replacesId: (before ?? current)?.id ?? null,
  })
  if (before === null || before === current) {
    const anchor = await anchorOf(db, { ...row, startsAt: span.startsAt })
    await moveAhead(db, { accountId, id: row.id, expiryDate: span.expiryDate, anchor }, ahead)
  }
  // What is not over yet goes on until this one begins.
  if (current && span.startsAt <= now)
    await updateSubscription(db, { accountId, subscriptionId: current.id }, { status: 'Replaced' })
  if (current && isOver(current)) await enqueue(db, FOLLOW_STANDING, { payload: { accountId } })
  await useDiscount(db, key)
  const unpaid = await moveOthers(db, key, { from: ['PendingPayment', 'Failed'], to: 'Abandoned' })
  for (const subscriptionId of unpaid) await releaseDiscount(db, { accountId, subscriptionId })
}

/**
 * Makes a subscription active whose payment was authorised, once, inside the caller's transaction: what it replaces is replaced,
 * what else waited for a payment waits no more. Of two at once the second sees what the first did. 404 `not_found`.
 */
export const settleSubscription = async (db: Db, settlement: Settlement): Promise<Settled> => {
  const { accountId, subscriptionId, paymentId } = settlement
  const merchant = await holdMerchant(db, accountId)
  const row = await findSubscription(db, { accountId, subscriptionId })
  if (!merchant || !row) throw notFound()
  if (!PAYABLE.has(row.status)) return row.paymentId === paymentId ? 'settled_before' : 'paid_by_another'
  // Its page stayed open while another order took its place, and that was paid.
  const isGivenUp = row.status === 'Abandoned' && paymentId !== null
  if (isGivenUp && (await isAnotherPaidSince(db, row))) return 'paid_by_another'
  const { now } = settlement
  if (await hasLostCredit(db, row, now)) {
    await dropOrder(db, { accountId, subscriptionId })
    return 'order_changed'
  }
  await activate(db, row, settlement)
  await finishOnboarding(db, accountId)
  // Last, because whoever else issues an invoice waits for this transaction.
  if (row.amountDue > 0)
    await issueInvoice(db, { accountId, subscriptionId, paymentId, lines: linesOf(row), now })
  return 'settled'
}
