import type { Db } from '#src/database/database.ts'
import { creditInvoice } from './issue-invoice.ts'
import type { ToCredit } from './issue-invoice.ts'
import { findInvoiceOfPayment, findIssued, lockCounter, sumOfCredits } from './issue.repository.ts'

interface MoneyBack extends Omit<ToCredit, 'invoiceId' | 'amount'> {
  paymentId: number
  /** SAR with VAT, that went back */
  amount: number
}

/**
 * Credits the invoice of a payment of which money went back, inside the caller's transaction, and answers the id of the credit
 * note. Null where the payment has no invoice, or nothing is left of it; of less than went back, what is left.
 */
export const creditPayment = async (db: Db, { paymentId, ...asked }: MoneyBack): Promise<number | null> => {
  const { accountId } = asked
  await lockCounter(db)
  const of = await findInvoiceOfPayment(db, { accountId, paymentId })
  const issued = of && (await findIssued(db, { accountId, id: of.id }))
  if (!issued) return null
  const before = await sumOfCredits(db, { accountId, id: issued.id })
  const left = Math.round((issued.gross - before.gross) * 100) / 100
  if (left <= 0) return null
  const amount = Math.min(asked.amount, left)
  return (await creditInvoice(db, { ...asked, invoiceId: issued.id, amount })).id
}
