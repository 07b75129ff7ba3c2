/** What other modules may ask of invoices: whether one can be written, that it is, that it is taken back, and how much was, inside their transaction. */
export { creditPayment } from './credit-payment.ts'
export { canInvoice, issueInvoice } from './issue-invoice.ts'
export { sumOfCreditNotes } from './issue.repository.ts'
