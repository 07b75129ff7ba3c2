import type { Order } from './transaction.ts'

const LONGEST_URL = 255
// Above this, a number cannot represent the decimals exactly.
const MOST = 1e9

const textIn = (value: unknown, max: number): string | undefined =>
  typeof value === 'string' && value.length > 0 && value.length <= max ? value : undefined

const urlIn = (value: unknown): string | undefined => {
  const text = textIn(value, LONGEST_URL)
  return text !== undefined && /^https?:\/\//.test(text) && URL.canParse(text) ? text : undefined
}

/** Returns an amount with at most two decimals; undefined if it is invalid. */
export const amountIn = (value: unknown): number | undefined => {
  const amount = typeof value === 'string' && value !== '' ? Number(value) : value
  if (typeof amount !== 'number' || !(amount > 0) || amount > MOST) return undefined
  return Math.abs(amount * 100 - Math.round(amount * 100)) > 1e-6 ? undefined : amount
}

/** Parses the body of `/payment/request`; returns a text if ClickPay would refuse it. */
export const readOrder = (body: Record<string, unknown>): Order | string => {
  const cartId = textIn(body.cart_id, 64)
  if (!cartId) return 'cart_id has 1 to 64 characters'
  const amount = amountIn(body.cart_amount)
  if (amount === undefined) return 'cart_amount is more than 0, with two decimals'
  const currency = textIn(body.cart_currency, 3)
  if (!currency || !/^[A-Z]{3}$/.test(currency)) return 'cart_currency is three letters'
  const description = textIn(body.cart_description, 128)
  if (!description) return 'cart_description has 1 to 128 characters'
  const [callback, back] = [urlIn(body.callback), urlIn(body.return)]
  if (!callback || !back) return 'callback and return are addresses of at most 255 characters'
  if (body.tran_type !== 'sale' || body.tran_class !== 'ecom') return 'only sales in a shop are simulated'
  const language = body.paypage_lang === 'ar' ? 'ar' : 'en'
  return { cartId, amount, currency, description, language, callback, return: back }
}
