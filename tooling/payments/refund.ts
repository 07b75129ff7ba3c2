import { amountIn } from './read-order.ts'
import { beginTransaction, bring } from './transaction.ts'
import type { Letter, Transaction } from './transaction.ts'

/**
 * Result of a refund. give: accepted; refuse: declined by the bank; pend: under review; silent: accepted, but the
 * answer is lost; lost: the request never arrives.
 */
const FATES = { give: 'A', refuse: 'D', pend: 'P', silent: 'A', lost: null } as const satisfies Record<
  string,
  Letter | null
>
export type Fate = keyof typeof FATES

export const isFate = (name: string): name is Fate => Object.hasOwn(FATES, name)

const toHalalas = (amount: number): number => Math.round(amount * 100)

const BACK: readonly Letter[] = ['A', 'H', 'P']

const leftOf = (sale: Transaction, all: Iterable<Transaction>): number => {
  const back = [...all].filter(({ refundOf, letter }) => refundOf === sale.tranRef && BACK.includes(letter))
  return back.reduce((left, { amount }) => left - toHalalas(amount), toHalalas(sale.amount))
}

/** Refunds a part of a sale. Returns a text if ClickPay would refuse it, null if no answer is ever sent. */
export const beginRefund = (
  all: Map<string, Transaction>,
  body: Record<string, unknown>,
  fate: Fate,
): Transaction | string | null => {
  const sale = all.get(String(body.tran_ref))
  const amount = amountIn(body.cart_amount)
  if (!sale || sale.refundOf || sale.letter !== 'A') return 'Only a sale that was paid is given back'
  if (typeof body.cart_id !== 'string' || body.cart_id === '') return 'cart_id has 1 to 64 characters'
  if (amount === undefined || body.cart_currency !== sale.currency)
    return 'cart_amount is in the currency of the sale, with two decimals'
  if (toHalalas(amount) > leftOf(sale, all.values()))
    return 'The amount is more than what is left of the sale'
  const letter = FATES[fate]
  if (letter === null) return null
  const { description, language, callback, return: back, currency } = sale
  const order = { cartId: body.cart_id, amount, currency, description, language, callback, return: back }
  const refund = { ...beginTransaction(order), refundOf: sale.tranRef }
  bring(refund, letter)
  all.set(refund.tranRef, refund)
  return refund
}
