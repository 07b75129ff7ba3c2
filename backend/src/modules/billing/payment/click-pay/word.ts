import { z } from 'zod'

/** The amount and currency that ClickPay charged to the card, as it wrote them. */
export interface Charge {
  amount: string
  currency: string
}

/** What ClickPay says of a transaction. */
export interface Word {
  tranRef: string
  cartId: string | null
  /** A authorised, H on hold, P pending, V voided, E error, D declined, X expired, C cancelled; R is ours for refunded */
  letter: string
  /** of the cart, as it was named; null where the message names none, as the form of a browser */
  amount: string | null
  currency: string | null
  /** null for what is no authorised sale, and where the message leaves it out; `''` for a part that cannot be read */
  charge: Charge | null
}

// They go into the database, before anybody knows who sent them.
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

// What follows a sale is a transaction of its own, with its own A, which pays for nothing.
const AFTER_SALE: Record<string, string> = { refund: 'R', void: 'V' }

/** Reads a callback, or an answer to a query, which has the same form; undefined when it is neither. */
export const readTransaction = (json: unknown): Word | undefined => {
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

/** Reads the form with which a browser comes back. */
export const readReturn = (form: ReadonlyMap<string, string>): Word | undefined => {
  const read = Form.safeParse(Object.fromEntries(form))
  if (!read.success) return undefined
  const { tranRef, cartId, respStatus: letter } = read.data
  return { tranRef, cartId, letter, amount: null, currency: null, charge: null }
}

/** The fields of a form; undefined when one comes twice, since nobody could say which of them was signed. */
export const fieldsOf = (raw: Buffer): ReadonlyMap<string, string> | undefined => {
  const pairs = [...new URLSearchParams(raw.toString())]
  const fields = new Map(pairs)
  return fields.size === pairs.length ? fields : undefined
}
