import { z } from 'zod'

/** What ClickPay says of a refund. */
export interface RefundWord {
  tranRef: string
  /** of the sale of which it gives back */
  previousTranRef: string
  cartId: string
  amount: string
  currency: string
  /** A: the money is on its way back */
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

/** Reads an answer to a refund; undefined when it is none. */
export const readRefund = (json: unknown): RefundWord | undefined => {
  const read = Refund.safeParse(json)
  if (!read.success) return undefined
  const { payment_result: result, ...told } = read.data
  return {
    ...{ tranRef: told.tran_ref, previousTranRef: told.previous_tran_ref, cartId: told.cart_id },
    ...{ amount: told.cart_amount, currency: told.cart_currency },
    ...{ letter: result.response_status, message: result.response_message },
  }
}

const OfCart = z.object({ cart_id: z.string() })

const isOfAnother = (told: unknown, cartId: string): boolean => {
  const read = OfCart.safeParse(told)
  return read.success && read.data.cart_id !== cartId
}

/**
 * The refund of a cart among what ClickPay knows under that name: a list, or the only one. Throws when something is told that
 * could be it and cannot be read: that is no word that there is none.
 */
export const findRefundIn = (json: unknown, cartId: string): RefundWord | undefined => {
  const told = [json].flat()
  const word = told.flatMap(each => readRefund(each) ?? []).find(each => each.cartId === cartId)
  if (!word && !told.every(each => isOfAnother(each, cartId)))
    throw new Error('ClickPay tells of a refund what cannot be read')
  return word
}
