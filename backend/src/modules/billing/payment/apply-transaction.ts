import type { PaymentAttention, PaymentState } from '@sufra/shared/contracts/payment'
import { toHalalas } from '@sufra/shared/contracts/halalas'
import type { Db } from '#src/database/database.ts'
import type { TransactionData } from './click-pay/transaction-data.ts'
import type { PaidSubscriptions } from './paid-subscriptions.ts'
import { findRefundByCart } from './payment-care.repository.ts'
import { isRefused, canTransition, stateOf } from './payment-state.ts'
import { findPaymentOf, lockPayments, updatePayment } from './payment.repository.ts'
import type { PaymentRowOfTable } from './payment.repository.ts'
import { scheduleRefund } from './send-refund.ts'

/** Outcome of a message: the new state of the payment, the reason why it was not trusted, or that it was no news. */
export type Outcome =
  PaymentState | PaymentAttention | 'unknownPayment' | 'unknownState' | 'nothingNew' | 'refundTold'

export interface MessageResult {
  outcome: Outcome
  payment?: PaymentRowOfTable
}

const SUM = /^\d{1,8}(\.\d{1,2}0*)?$/

const halalasOf = (amount: string | null): number =>
  SUM.test(amount ?? '') ? toHalalas(Number(amount)) : Number.NaN

const mismatchOf = (row: PaymentRowOfTable, transaction: TransactionData): PaymentAttention | undefined => {
  if (transaction.cartId !== row.cartId) return 'wrongCart'
  if (row.tranRef !== null && transaction.tranRef !== row.tranRef) return 'unknownTransaction'
  const sums = transaction.charge ? [transaction, transaction.charge] : [transaction]
  if (sums.some(({ amount }) => halalasOf(amount) !== toHalalas(row.amount))) return 'wrongAmount'
  return sums.every(({ currency }) => currency === row.currency) ? undefined : 'wrongCurrency'
}

interface Facts {
  db: Db
  subscriptions: PaidSubscriptions
  row: PaymentRowOfTable
  /** the other payments of the same subscription */
  others: PaymentRowOfTable[]
  now: Date
}

const settle = async ({ db, subscriptions, row, now }: Facts): Promise<Outcome> => {
  const { accountId, subscriptionId, id: paymentId } = row
  const settled = await subscriptions.settle(db, { accountId, subscriptionId, paymentId, now })
  if (settled === 'paid_by_another' || settled === 'order_changed') {
    const attention = settled === 'order_changed' ? 'orderChanged' : 'paidTwice'
    await updatePayment(db, row, { attention })
    return attention
  }
  await updatePayment(db, row, { settledAt: now })
  return 'Authorised'
}

const goTo = async (facts: Facts, state: PaymentState): Promise<Outcome> => {
  const { db, subscriptions, row, others } = facts
  await updatePayment(db, row, { state })
  if (state === 'Authorised') return settle(facts)
  if (row.settledAt) {
    // The subscription stays until a person decides.
    await updatePayment(db, row, { attention: 'moneyBack' })
    return 'moneyBack'
  }
  const isPaidOtherwise = others.some(({ settledAt }) => settledAt !== null)
  if (isRefused(state) && !isPaidOtherwise) await subscriptions.refuse(db, row)
  return state
}

/** Expires a payment that is overdue. */
export const giveUp = async (
  db: Db,
  { subscriptions, of, now }: { subscriptions: PaidSubscriptions; of: PaymentRowOfTable; now: Date },
): Promise<Outcome> => {
  const all = await lockPayments(db, of)
  const row = all.find(({ id }) => id === of.id)
  if (!row || !canTransition(row.state, 'Expired')) return 'nothingNew'
  return goTo({ db, subscriptions, row, others: all.filter(each => each !== row), now }, 'Expired')
}

/**
 * Applies verified data of ClickPay to a payment, once, in any order of arrival. Cart, transaction, amount
 * and currency, of the cart and of the charge, have to match the request; otherwise the payment needs
 * attention.
 */
export const applyTransaction = async (
  db: Db,
  {
    subscriptions,
    transaction,
    now,
  }: { subscriptions: PaidSubscriptions; transaction: TransactionData; now: Date },
): Promise<MessageResult> => {
  const found = await findPaymentOf(db, transaction)
  if (!found) return { outcome: 'unknownPayment' }
  const refund =
    transaction.letter === 'R' &&
    transaction.cartId !== null &&
    (await findRefundByCart(db, transaction.cartId))
  if (refund) {
    // The job of the refund queries its state.
    await scheduleRefund(db, { accountId: refund.accountId, refundId: refund.id })
    return { outcome: 'refundTold', payment: found }
  }
  const all = await lockPayments(db, found)
  const row = all.find(({ id }) => id === found.id) ?? found
  const mismatch = mismatchOf(row, transaction)
  if (mismatch) {
    await updatePayment(db, row, { attention: row.attention ?? mismatch })
    return { outcome: mismatch, payment: row }
  }
  const state = stateOf(transaction.letter)
  if (!state) return { outcome: 'unknownState', payment: row }
  if (!canTransition(row.state, state)) return { outcome: 'nothingNew', payment: row }
  // ClickPay's answer with the reference was lost.
  if (row.tranRef === null) await updatePayment(db, row, { tranRef: transaction.tranRef })
  const others = all.filter(each => each !== row)
  return { outcome: await goTo({ db, subscriptions, row, others, now }, state), payment: row }
}
