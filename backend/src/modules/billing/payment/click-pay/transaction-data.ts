import { z } from 'zod'

/** Amount and currency of the charge to the card, as ClickPay wrote them. */
export interface Charge {
  amount: string
  currency: string
}

/** ClickPay's data of a transaction. */
export interface TransactionData {
  tranRef: string
  cartId: string | null
  /**
   * A authorised, H on hold, P pending, V voided, E error, D declined, X expired, C cancelled; R is Sufra's
   * own for refunded
   */
  letter: string
  /** of the cart, as requested; null where the message has none, as in the browser's form */
  amount: string | null
  currency: string | null
  /**
   * null for anything but an authorised sale, and where the message has none; `''` for a part that cannot be
   * parsed
   */
  charge: Charge | null
}

// These values are stored before the signature is checked, so they are limited.
const Short = z.string().regex(/^[\x21-\x7e]{1,64}$/)
const Letter = z.string().regex(/^[A-Z]$/)
const Sum = z.union([z.number().transform(String), z.string()]).pipe(z.string().regex(/^[\d.,-]{1,20}$/))

const Transaction = z.object({
  tran_ref: Short,
  tran_type: z.string().max(30).catch('sale'),
  previous_tran_ref: Short.optional().catch(undefined),
  cart_id: Short.nullish().catch(null),
  cart_amount: Sum.nullish().catch(null),
  cart_currency: z
    .string()
    .regex(/^[A-Za-z]{3}$/)
    .nullish()
    .catch(null),
  // Some messages leave them out, and before a charge they are "0" and "".
  tran_total: Sum.optional().catch(''),
  tran_currency: z
    .string()
    .regex(/^[A-Za-z]{0,3}$/)
    .optional()
    .catch(''),
  payment_result: z.object({ response_status: Letter }),
})

type Transaction = z.infer<typeof Transaction>

const chargeIn = (told: Transaction): Charge | null => {
  const { tran_total: amount, tran_currency: currency, cart_currency: ofCart } = told
  if (amount === undefined && currency === undefined) return null
  return { amount: amount ?? told.cart_amount ?? '', currency: currency ?? ofCart ?? '' }
}

// A refund or a void is a transaction of its own with an A of its own, which is no payment.
const AFTER_SALE: Record<string, string> = { refund: 'R', void: 'V' }

/** Parses a callback or the answer to a query, which have the same format; undefined when it is neither. */
export const readTransaction = (json: unknown): TransactionData | undefined => {
  const read = Transaction.safeParse(json)
  if (!read.success) return undefined
  const { tran_ref: ownRef, previous_tran_ref: before, payment_result: result, ...told } = read.data
  const kind = told.tran_type.toLowerCase()
  const after = AFTER_SALE[kind]
  if (kind !== 'sale' && !(after && before && result.response_status === 'A')) return undefined
  const isCharged = kind === 'sale' && result.response_status === 'A'
  return {
    charge: isCharged ? chargeIn(read.data) : null,
    tranRef: (after && before) ?? ownRef,
    cartId: told.cart_id ?? null,
    letter: after ?? result.response_status,
    amount: told.cart_amount ?? null,
    currency: told.cart_currency ?? null,
  }
}

const Form = z.object({ tranRef: Short, cartId: Short, respStatus: Letter })

/** Parses the form of the browser's return. */
export const readReturn = (form: ReadonlyMap<string, string>): TransactionData | undefined => {
  const read = Form.safeParse(Object.fromEntries(form))
  if (!read.success) return undefined
  const { tranRef, cartId, respStatus: letter } = read.data
  return { tranRef, cartId, letter, amount: null, currency: null, charge: null }
}

/** Returns the fields of a form; undefined when one occurs twice, because the signature covers only one of them. */
export const fieldsOf = (raw: Buffer): ReadonlyMap<string, string> | undefined => {
  const pairs = [...new URLSearchParams(raw.toString())]
  const fields = new Map(pairs)
  return fields.size === pairs.length ? fields : undefined
}
