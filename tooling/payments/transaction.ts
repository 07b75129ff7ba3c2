import { randomBytes } from 'node:crypto'

/** ClickPay's status codes of a transaction. */
export type Letter = 'A' | 'H' | 'P' | 'V' | 'E' | 'D' | 'C' | 'X'

/** Order of a `/payment/request`. */
export interface Order {
  cartId: string
  amount: number
  currency: string
  description: string
  language: 'ar' | 'en'
  callback: string
  return: string
}

export interface Transaction extends Order {
  tranRef: string
  /** P until somebody acts on the page */
  letter: Letter
  code: string
  message: string
  /** for a refund: reference of its sale */
  refundOf?: string
}

const WORDS: Record<Letter, [code: string, message: string]> = {
  A: ['G10000', 'Authorised'],
  H: ['G20000', 'On hold'],
  P: ['', 'Pending'],
  V: ['', 'Voided'],
  E: ['500', 'Error'],
  D: ['05', 'Declined'],
  C: ['', 'Cancelled'],
  X: ['', 'Expired'],
}

const isLetter = (text: string): text is Letter => Object.hasOwn(WORDS, text)

export const letterOf = (value: unknown): Letter | undefined =>
  typeof value === 'string' && isLetter(value) ? value : undefined

export const beginTransaction = (order: Order): Transaction => ({
  ...order,
  tranRef: `SIM${Date.now()}${randomBytes(4).toString('hex')}`.toUpperCase(),
  letter: 'P',
  code: '',
  message: 'Pending',
})

export const bring = (transaction: Transaction, letter: Letter): void => {
  const [code, message] = WORDS[letter]
  Object.assign(transaction, { letter, code, message })
}

/** Returns ClickPay's form of a transaction in callbacks and query answers. */
export const written = (transaction: Transaction) => ({
  tran_ref: transaction.tranRef,
  ...(transaction.refundOf
    ? { tran_type: 'Refund', previous_tran_ref: transaction.refundOf }
    : { tran_type: 'Sale' }),
  cart_id: transaction.cartId,
  cart_description: transaction.description,
  cart_currency: transaction.currency,
  cart_amount: transaction.amount.toFixed(2),
  tran_currency: transaction.letter === 'A' ? transaction.currency : '',
  tran_total: transaction.letter === 'A' ? transaction.amount.toFixed(2) : '0',
  payment_result: {
    response_status: transaction.letter,
    response_code: transaction.code,
    response_message: transaction.message,
    transaction_time: new Date().toISOString(),
  },
})

/** Returns the form with which a browser returns. */
export const backForm = ({
  tranRef,
  cartId,
  letter,
  code,
  message,
}: Transaction): Record<string, string> => ({
  acquirerMessage: '',
  acquirerRRN: '',
  cartId,
  customerEmail: 'payer@example.sa',
  respCode: code,
  respMessage: message,
  respStatus: letter,
  token: '',
  tranRef,
})
