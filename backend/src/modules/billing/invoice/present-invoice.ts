import type { Invoice, InvoiceSummary } from '@sufra/shared/contracts/invoice'
import { invoiceQr } from './invoice-document.ts'
import { qrPicture } from '#src/modules/infrastructure/infrastructure.ts'
import type { SummaryRow } from './invoice.repository.ts'
import type { InvoiceRow } from './issue.repository.ts'

export const presentSummary = (row: SummaryRow): InvoiceSummary => ({
  ...row,
  issuedAt: row.issuedAt.toISOString(),
})

const referenceTo = ({ id, number, issuedAt, gross }: InvoiceRow) => ({
  id,
  number,
  gross,
  issuedAt: issuedAt.toISOString(),
})

interface Whole {
  row: InvoiceRow
  summary: SummaryRow
  /** of a credit note: the credited invoice */
  credits: InvoiceRow | undefined
  creditNotes: InvoiceRow[]
}

export const presentInvoice = ({ row, summary, credits, creditNotes }: Whole): Invoice => ({
  ...row,
  ...presentSummary(summary),
  buyer: row.buyer,
  qr: invoiceQr(row),
  qrPicture: qrPicture(invoiceQr(row)),
  credits: credits ? referenceTo(credits) : null,
  creditNotes: creditNotes.map(referenceTo),
})
