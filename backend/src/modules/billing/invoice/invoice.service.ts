import type { z } from 'zod'
import { Invoice } from '@sufra/shared/contracts/invoice'
import type {
  InvoiceCreditRequest,
  InvoiceExportQuery,
  InvoiceFilter,
  InvoiceListQuery,
  InvoiceMonth,
  InvoiceSummary,
} from '@sufra/shared/contracts/invoice'
import type { Page } from '@sufra/shared/contracts/wire'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Db, Scope } from '#src/database/database.ts'
import { notFound } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { noteChange } from '#src/modules/billing/billing-change/billing-change.service.ts'
import { runIdempotently, qrPicture } from '#src/modules/infrastructure/infrastructure.ts'
import { accountScope } from '#src/routing/account-scope.ts'
import { pageAnswer, sliceOf } from '#src/routing/page.ts'
import { MOST_EXPORTED, writeInvoices } from './export-invoices.ts'
import {
  countInvoices,
  findInvoice,
  invoiceFilter,
  listCreditNotes,
  listInvoices,
  sumMonths,
} from './invoice.repository.ts'
import { creditInvoice } from './issue-invoice.ts'
import { findIssued } from './issue.repository.ts'
import { invoiceQr } from './invoice-document.ts'
import type { SummaryRow } from './invoice.repository.ts'
import type { InvoiceRow } from './issue.repository.ts'

const presentSummary = (row: SummaryRow): InvoiceSummary => ({
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

const presentInvoice = ({ row, summary, credits, creditNotes }: Whole): Invoice => ({
  ...row,
  ...presentSummary(summary),
  buyer: row.buyer,
  qr: invoiceQr(row),
  qrPicture: qrPicture(invoiceQr(row)),
  credits: credits ? referenceTo(credits) : null,
  creditNotes: creditNotes.map(referenceTo),
})

const readInvoice = async (db: Db, scope: Scope, id: number): Promise<Invoice> => {
  const found = await findInvoice(db, { scope, id })
  if (!found) throw notFound()
  const { accountId, creditedId } = found.row
  const credits = creditedId === null ? undefined : await findIssued(db, { accountId, id: creditedId })
  return presentInvoice({ ...found, credits, creditNotes: await listCreditNotes(db, { accountId, id }) })
}

interface Credit {
  request: z.output<typeof InvoiceCreditRequest>
  byUserId: number
}

const credit = async (db: Db, { request, byUserId }: Credit, accountId: number): Promise<Invoice> => {
  const { invoiceId, amount = null, reason } = request
  const { id } = await creditInvoice(db, { accountId, invoiceId, amount, reason, now: new Date() })
  const note = await readInvoice(db, ALL_MERCHANTS, id)
  const { number, gross } = note
  const after = { number, gross, reason, creditedNumber: note.creditedNumber }
  await noteChange(db, { byUserId, entity: 'invoice', entityId: id, before: null, after })
  return note
}

/** Service of Sufra's invoices. Merchants read their own, the operator reads all. */
export const createInvoiceService = ({ database }: Pick<Foundation, 'database'>) => ({
  list: (scope: Scope, query: InvoiceListQuery): Promise<Page<InvoiceSummary>> =>
    database.run(scope, async db => {
      const where = invoiceFilter(accountScope(scope, query.AccountId), query)
      const rows = await listInvoices(db, where, sliceOf(query))
      return pageAnswer(query, {
        rows: rows.map(presentSummary),
        totalCount: await countInvoices(db, where),
      })
    }),

  get: (scope: Scope, id: number): Promise<Invoice> => database.run(scope, db => readInvoice(db, scope, id)),

  months: (scope: Scope, query: InvoiceFilter): Promise<InvoiceMonth[]> =>
    database.run(scope, db => sumMonths(db, invoiceFilter(accountScope(scope, query.AccountId), query))),

  export: async (scope: Scope, query: InvoiceExportQuery, language: 'ar' | 'en'): Promise<Buffer> => {
    const where = invoiceFilter(accountScope(scope, query.AccountId), query)
    const rows = await database.run(scope, db => listInvoices(db, where, { limit: MOST_EXPORTED, offset: 0 }))
    return writeInvoices(rows, { language, format: query.Format })
  },

  /**
   * 404 `not_found`; 409 `illegal_transition` when the invoice is credited in full; 400 at `amount` above the
   * remaining amount.
   */
  credit: (asked: Credit, key: string | undefined): Promise<Invoice> =>
    database.run(ALL_MERCHANTS, async db => {
      const found = await findInvoice(db, { scope: ALL_MERCHANTS, id: asked.request.invoiceId })
      if (!found) throw notFound()
      const { accountId } = found.row
      return runIdempotently(db, {
        accountId,
        key,
        body: asked.request,
        route: 'Invoice/Credit',
        answer: Invoice,
        work: () => credit(db, asked, accountId),
      })
    }),
})
export type InvoiceService = ReturnType<typeof createInvoiceService>
