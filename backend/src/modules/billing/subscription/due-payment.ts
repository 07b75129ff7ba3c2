import { readLocalized } from '@sufra/shared/contracts/text'
import type { Localized } from '@sufra/shared/contracts/wire'
import type { Db } from '#src/database/database.ts'
import { illegalTransition, notFound, unavailable } from '#src/errors/errors.ts'
import { releaseDiscount } from '#src/modules/billing/discount/discount.service.ts'
import { canInvoice } from '#src/modules/billing/invoice/issuing.service.ts'
import {
  findCurrentSubscription,
  findSubscription,
  lockMerchant,
  listFuturePeriods,
  updateSubscription,
} from './subscription.repository.ts'
import type { NamedSubscription, SubscriptionKey } from './subscription.repository.ts'
import { creditNow } from './value-of-period.ts'

const HOUR_MS = 3_600_000

export interface DuePayment {
  /** SAR with VAT */
  amount: number
  currency: 'SAR'
  /** name of the purchase on the payment page */
  description: Localized
  status: 'PendingPayment'
}

const ARABIC_MONTHS = new Map([
  [1, 'شهر'],
  [2, 'شهران'],
  [12, 'سنة'],
])
const arabicMonths = (months: number): string =>
  ARABIC_MONTHS.get(months) ?? `${months} ${months <= 10 ? 'أشهر' : 'شهرًا'}`
const englishMonths = (months: number): string => {
  if (months === 12) return '1 year'
  return months === 1 ? '1 month' : `${months} months`
}

/** Returns the name of the purchase for payments and invoices. */
export const describePurchase = ({
  planName,
  months,
}: {
  planName: string
  months: number | null
}): Localized => {
  const { ar, en } = readLocalized(planName)
  const count = months ?? 1
  return { ar: `باقة ${ar} — ${arabicMonths(count)}`, en: `${en} plan — ${englishMonths(count)}` }
}

const OFF = { ar: 'خصم', en: 'Discount' }
const CREDIT = { ar: 'المتبقي من الاشتراك السابق', en: 'Left of the subscription before' }

/** Returns the lines of the invoice: the purchase, and negative lines for discount and credit. */
export const linesOf = (row: NamedSubscription) =>
  [
    { description: describePurchase(row), gross: row.price },
    { description: CREDIT, gross: -row.credit },
    { description: OFF, gross: -row.discountOff },
  ].filter(({ gross }) => gross !== 0)

// The price of an upgrade depends on the minute, on the running period and on its unrefunded payment.
const isPriceRight = async (db: Db, row: NamedSubscription, now: Date): Promise<boolean> => {
  if (row.kind !== 'upgrade') return true
  const { accountId, createdAt, replacesId } = row
  if (now.getTime() - createdAt.getTime() > HOUR_MS) return false
  const current = await findCurrentSubscription(db, { accountId, now })
  const isRunning = current?.status === 'Active' && current.expiryDate !== null && current.expiryDate > now
  if (!isRunning || current.id !== replacesId) return false
  if ((await listFuturePeriods(db, { accountId, now })).length > 0) return false
  return (await creditNow(db, row)) === row.credit
}

/** Abandons an order that can no longer be paid at its price, and releases its discount. */
export const dropOrder = async (db: Db, key: SubscriptionKey): Promise<void> => {
  await releaseDiscount(db, key)
  await updateSubscription(db, key, { status: 'Abandoned' })
}

/**
 * Returns the amount due for a subscription, inside the caller's transaction. A failed order awaits its
 * payment again. The price of an upgrade is calculated again; when it differs from the order, the order is
 * dropped and the result is null. 404 `not_found`; 409 `illegal_transition` with the status when nothing is
 * due; 503 `unavailable` without a seller, as no invoice could be written.
 */
export const duePayment = async (
  db: Db,
  { now, ...key }: SubscriptionKey & { now: Date },
): Promise<DuePayment | null> => {
  await lockMerchant(db, key.accountId)
  const row = await findSubscription(db, key)
  if (!row) throw notFound()
  if (row.status !== 'PendingPayment' && row.status !== 'Failed')
    throw illegalTransition({ status: row.status })
  if (!(await isPriceRight(db, row, now))) {
    await dropOrder(db, key)
    return null
  }
  if (!(await canInvoice(db))) throw unavailable()
  if (row.status === 'Failed') await updateSubscription(db, key, { status: 'PendingPayment' })
  return {
    amount: row.amountDue,
    currency: 'SAR',
    status: 'PendingPayment',
    description: describePurchase(row),
  }
}

/**
 * Marks the order as failed after its payment was refused; it can be paid again. A subscription that was paid
 * meanwhile stays as it is. 404 `not_found`.
 */
export const refuseSubscription = async (db: Db, key: SubscriptionKey): Promise<void> => {
  await lockMerchant(db, key.accountId)
  const row = await findSubscription(db, key)
  if (!row) throw notFound()
  if (row.status === 'PendingPayment') await updateSubscription(db, key, { status: 'Failed' })
}
