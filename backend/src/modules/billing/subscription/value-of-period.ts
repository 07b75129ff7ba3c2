import { toHalalas, toRiyals } from '@sufra/shared/contracts/halalas'
import { prorated, timeLeft } from '@sufra/shared/contracts/subscription-period'
import type { Db } from '#src/database/database.ts'
import { sumOfCreditNotes } from '#src/modules/billing/invoice/issuing.service.ts'
import { sumOfPendingRefunds } from './pending-refunds.repository.ts'
import { findSubscription } from './subscription.repository.ts'
import type { NamedSubscription } from './subscription.repository.ts'

const priceOf = ({ price, discountOff }: NamedSubscription): number =>
  toRiyals(toHalalas(price) - toHalalas(discountOff))

/**
 * Returns the part of a period's payment that was not refunded, SAR with VAT. Refunds that the bank has not
 * confirmed count like credit notes. A refund whose credit note was written by hand before counts once,
 * because no more than the payment is subtracted.
 */
const paymentLeft = async (db: Db, row: NamedSubscription): Promise<number> => {
  const { accountId, id: subscriptionId, paymentId, credit } = row
  const paid = toHalalas(priceOf(row)) - toHalalas(credit)
  const credited = await sumOfCreditNotes(db, { accountId, subscriptionId })
  const pending = paymentId === null ? 0 : await sumOfPendingRefunds(db, { accountId, paymentId })
  return toRiyals(Math.max(0, paid - toHalalas(credited) - toHalalas(pending)))
}

const findReplaced = async (db: Db, { accountId, replacesId }: NamedSubscription) => {
  const before =
    replacesId === null ? undefined : await findSubscription(db, { accountId, subscriptionId: replacesId })
  return before?.expiryDate ? { ...before, expiryDate: before.expiryDate } : undefined
}

/**
 * Returns the credit that the upgrade would get at the time of its order, without money of the replaced
 * period that was refunded since. SAR with VAT.
 */
export const creditNow = async (db: Db, row: NamedSubscription): Promise<number> => {
  const before = await findReplaced(db, row)
  if (!before) return 0
  return Math.min(row.price, prorated(await valueOf(db, before), timeLeft(before, row.createdAt)))
}

/** Returns the remaining credit of an upgrade, SAR with VAT: at most the credit at the time of the order. */
export const creditLeft = async (db: Db, row: NamedSubscription): Promise<number> => {
  if (row.credit === 0) return 0
  const before = await findReplaced(db, row)
  // Credits from earlier proration rules stay unchanged while nothing was refunded.
  if (!before || (await valueOf(db, before)) === priceOf(before)) return row.credit
  return Math.min(row.credit, await creditNow(db, row))
}

/**
 * Returns the value of a period, SAR with VAT: its payment and its credit of the period before. Refunds, also
 * those under way, are subtracted, and so are refunds of the period before as far as its credit counts here.
 */
export const valueOf = async (db: Db, row: NamedSubscription): Promise<number> =>
  toRiyals(toHalalas(await paymentLeft(db, row)) + toHalalas(await creditLeft(db, row)))
