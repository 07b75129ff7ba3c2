import type { Db } from '#src/database/database.ts'
import { creditInvoice } from './issue-invoice.ts'
import type { CreditNoteRequest } from './issue-invoice.ts'
import { findInvoiceOfPayment, findIssued, lockCounter, sumOfCredits } from './issue.repository.ts'

interface RefundFormValues extends Omit<CreditNoteRequest, 'invoiceId' | 'amount'> {
  paymentId: number
  /** SAR with VAT, returned to the customer */
  amount: number
}

/**
 * Credits the invoice of a refunded payment, inside the caller's transaction, and returns the id of the
 * credit note. Returns null when the payment has no invoice or the invoice is credited in full. A refund
 * above the remaining amount credits the remaining amount.
 */
export const creditPayment = async (
  db: Db,
  { paymentId, ...asked }: RefundFormValues,
): Promise<number | null> => {
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

export { canInvoice, issueInvoice } from './issue-invoice.ts'
export { sumOfCreditNotes } from './issue.repository.ts'
