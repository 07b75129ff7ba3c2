/** What other modules may ask of invoices: whether one can be written, that it is, and that it is taken back, inside their transaction. */
export { creditPayment } from './credit-payment.ts'
export { canInvoice, issueInvoice } from './issue-invoice.ts'
