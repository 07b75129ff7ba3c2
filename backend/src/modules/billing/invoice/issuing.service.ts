/**
 * Functions of invoices for other modules, inside the caller's transaction: check for a seller, issue,
 * credit, and sum credit notes.
 */
export { creditPayment } from './credit-payment.ts'
export { canInvoice, issueInvoice } from './issue-invoice.ts'
export { sumOfCreditNotes } from './issue.repository.ts'
