import type { PaymentAttention, PaymentState } from '@sufra/shared/contracts/payment'
import { toHalalas } from '@sufra/shared/contracts/halalas'
import type { Db } from '#src/database/database.ts'
import type { Word } from './click-pay/word.ts'
import type { PaidSubscriptions } from './paid-subscriptions.ts'
import { findRefundByCart } from './payment-care.repository.ts'
import { isRefused, leadsOn, stateOf } from './payment-state.ts'
import { findPaymentOf, lockPayments, updatePayment } from './payment.repository.ts'
import type { PaymentRowOfTable } from './payment.repository.ts'
import { askToRefund } from './send-refund.ts'

/** What came of a word: the state that the payment went to, why it was not believed, or that it said nothing new. */
export type Outcome =
  PaymentState | PaymentAttention | 'unknownPayment' | 'unknownState' | 'nothingNew' | 'refundTold'

export interface Taken {
  outcome: Outcome
  payment?: PaymentRowOfTable
}

const SUM = /^\d{1,8}(\.\d{1,2}0*)?$/

const halalasOf = (amount: string | null): number =>
  SUM.test(amount ?? '') ? toHalalas(Number(amount)) : Number.NaN

const mismatchOf = (row: PaymentRowOfTable, word: Word): PaymentAttention | undefined => {
  if (word.cartId !== row.cartId) return 'wrongCart'
  if (row.tranRef !== null && word.tranRef !== row.tranRef) return 'unknownTransaction'
  const sums = word.charge ? [word, word.charge] : [word]
  if (sums.some(({ amount }) => halalasOf(amount) !== toHalalas(row.amount))) return 'wrongAmount'
  return sums.every(({ currency }) => currency === row.currency) ? undefined : 'wrongCurrency'
}

interface Facts {
  db: Db
  subscriptions: PaidSubscriptions
  row: PaymentRowOfTable
  /** the other tries to pay for the same subscription */
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
    // What was bought stays until a person decides.
    await updatePayment(db, row, { attention: 'moneyBack' })
    return 'moneyBack'
  }
  const isPaidOtherwise = others.some(({ settledAt }) => settledAt !== null)
  if (isRefused(state) && !isPaidOtherwise) await subscriptions.refuse(db, row)
  return state
}

/** Brings a payment to a state that nobody but the clock names. */
export const giveUp = async (
  db: Db,
  { subscriptions, of, now }: { subscriptions: PaidSubscriptions; of: PaymentRowOfTable; now: Date },
): Promise<Outcome> => {
  const all = await lockPayments(db, of)
  const row = all.find(({ id }) => id === of.id)
  if (!row || !leadsOn(row.state, 'Expired')) return 'nothingNew'
  return goTo({ db, subscriptions, row, others: all.filter(each => each !== row), now }, 'Expired')
}

/**
 * Does what a word of ClickPay's that is proved to be its own says, once, however often and in whatever order words come. It is
 * believed only when cart, transaction, amount and currency, of the cart and of the charge, are those that were asked for.
 */
export const takeWord = async (
  db: Db,
  { subscriptions, word, now }: { subscriptions: PaidSubscriptions; word: Word; now: Date },
): Promise<Taken> => {
  const found = await findPaymentOf(db, word)
  if (!found) return { outcome: 'unknownPayment' }
  const refund = word.letter === 'R' && word.cartId !== null && (await findRefundByCart(db, word.cartId))
  if (refund) {
    // Its own job asks how it stands.
    await askToRefund(db, { accountId: refund.accountId, refundId: refund.id })
    return { outcome: 'refundTold', payment: found }
  }
  const all = await lockPayments(db, found)
  const row = all.find(({ id }) => id === found.id) ?? found
  const mismatch = mismatchOf(row, word)
  if (mismatch) {
    await updatePayment(db, row, { attention: row.attention ?? mismatch })
    return { outcome: mismatch, payment: row }
  }
  const state = stateOf(word.letter)
  if (!state) return { outcome: 'unknownState', payment: row }
  if (!leadsOn(row.state, state)) return { outcome: 'nothingNew', payment: row }
  // The answer that named it was lost.
  if (row.tranRef === null) await updatePayment(db, row, { tranRef: word.tranRef })
  const others = all.filter(each => each !== row)
  return { outcome: await goTo({ db, subscriptions, row, others, now }, state), payment: row }
}
