import type { Scope } from '#src/database/database.ts'
import { notFound } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import type { PaperDrawer } from '#src/modules/infrastructure/infrastructure.ts'
import { INVOICE_PAGE, paperOf } from './invoice-paper.ts'
import { findPdf, keepPdf } from './invoice-pdf.repository.ts'
import { findInvoice } from './invoice.repository.ts'

export interface InvoiceFile {
  number: string
  bytes: Buffer
}

/** PDFs of invoices. Each is drawn at the first request and stored. */
export const createInvoicePapers = ({ database }: Pick<Foundation, 'database'>, drawer: PaperDrawer) => ({
  /** 404 `not_found` for an invoice outside the scope. No transaction is open during the drawing. */
  pdf: async (scope: Scope, id: number): Promise<InvoiceFile> => {
    const found = await database.run(scope, async db => {
      const invoice = await findInvoice(db, { scope, id })
      if (!invoice) throw notFound()
      const { accountId } = invoice.row
      return { ...invoice, kept: await findPdf(db, { accountId, invoiceId: id }) }
    })
    const { row, summary, kept } = found
    if (kept) return { number: row.number, bytes: Buffer.from(kept, 'base64') }
    const document = { ...row, creditedNumber: summary.creditedNumber }
    const bytes = await drawer.draw({
      template: INVOICE_PAGE,
      data: paperOf(document, row.xml),
      issuedAt: row.issuedAt,
    })
    const which = { accountId: row.accountId, invoiceId: id }
    await database.run(scope, db => keepPdf(db, { ...which, pdf: bytes.toString('base64') }))
    return { number: row.number, bytes }
  },

  xml: (scope: Scope, id: number): Promise<InvoiceFile> =>
    database.run(scope, async db => {
      const invoice = await findInvoice(db, { scope, id })
      if (!invoice) throw notFound()
      return { number: invoice.row.number, bytes: Buffer.from(invoice.row.xml) }
    }),
})
export type InvoicePapers = ReturnType<typeof createInvoicePapers>
