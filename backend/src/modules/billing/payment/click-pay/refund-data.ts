import { z } from 'zod'

/** ClickPay's data of a refund. */
export interface RefundData {
  tranRef: string
  /** reference of the refunded sale */
  previousTranRef: string
  cartId: string
  amount: string
  currency: string
  /** A: the refund is on its way */
  letter: string
  message: string
}

const Short = z.string().regex(/^[\x21-\x7e]{1,64}$/)

const Refund = z.object({
  tran_ref: Short,
  previous_tran_ref: Short,
  tran_type: z.string().regex(/^refund$/i),
  cart_id: Short,
  cart_amount: z
    .union([z.number().transform(String), z.string()])
    .pipe(z.string().regex(/^\d{1,8}(\.\d+)?$/)),
  cart_currency: z.string().max(3),
  payment_result: z.object({
    response_status: z.string().regex(/^[A-Z]$/),
    response_message: z.string().max(500).catch(''),
  }),
})

/** Parses the answer to a refund; undefined when it is none. */
export const readRefund = (json: unknown): RefundData | undefined => {
  const read = Refund.safeParse(json)
  if (!read.success) return undefined
  const { payment_result: result, ...fields } = read.data
  return {
    tranRef: fields.tran_ref,
    previousTranRef: fields.previous_tran_ref,
    cartId: fields.cart_id,
    amount: fields.cart_amount,
    currency: fields.cart_currency,
    letter: result.response_status,
    message: result.response_message,
  }
}

const OfCart = z.object({ cart_id: z.string() })

const isOfAnother = (entry: unknown, cartId: string): boolean => {
  const read = OfCart.safeParse(entry)
  return read.success && read.data.cart_id !== cartId
}

/**
 * Returns the refund of a cart from ClickPay's answer, which is a list or one object. Throws when an entry
 * may be the refund but cannot be parsed: that does not prove its absence.
 */
export const findRefundIn = (json: unknown, cartId: string): RefundData | undefined => {
  const entries = [json].flat()
  const refundData = entries.flatMap(each => readRefund(each) ?? []).find(each => each.cartId === cartId)
  if (!refundData && !entries.every(each => isOfAnother(each, cartId)))
    throw new Error('ClickPay sent a refund that cannot be parsed')
  return refundData
}
