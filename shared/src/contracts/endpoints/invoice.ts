import { z } from 'zod'
import {
  Invoice,
  InvoiceCreditRequest,
  InvoiceExportQuery,
  InvoiceFilter,
  InvoiceListQuery,
  InvoiceMonthList,
  InvoicePage,
  InvoiceParams,
} from '#src/contracts/invoice.ts'
import { InvoiceSellerRequest, InvoiceSellerSetting } from '#src/contracts/invoice-seller.ts'
import { IdQuery } from '#src/contracts/wire.ts'
import { defineEndpoints } from './endpoint.ts'

// Only the Admin handles a merchant’s money, so no further permission is needed.
const READERS = { access: ['SuperAdmin', 'Admin'] } as const
const File = z.unknown().describe('the bytes of the file')

// A payment issues the invoice, which is never changed or deleted: errors are credited.
export const invoiceEndpoints = defineEndpoints({
  'GET /api/Invoice/Get': {
    summary: 'Lists invoices and credit notes, newest first; those of all merchants for the operator',
    ...READERS,
    query: InvoiceListQuery,
    answer: InvoicePage,
  },
  'GET /api/Invoice/Get/Id': {
    summary: 'Returns one invoice or credit note with its lines, seller and buyer',
    ...READERS,
    query: IdQuery,
    answer: Invoice,
    errors: ['not_found'],
  },
  'GET /api/Invoice/Months': {
    summary: 'Returns monthly sums of the filtered invoices, latest first, by months in Riyadh',
    ...READERS,
    query: InvoiceFilter,
    answer: InvoiceMonthList,
  },
  'GET /api/Invoice/Export': {
    summary: 'Exports the filtered invoices, at most 20,000; credit notes are negative',
    ...READERS,
    query: InvoiceExportQuery,
    answer: File,
  },
  'GET /api/Invoice/Pdf/:id': {
    summary: 'Returns the invoice as PDF/A-3b in both languages, with its XML embedded',
    ...READERS,
    // The file is rendered and stored at the first request.
    whileViewing: false,
    params: InvoiceParams,
    answer: File,
    errors: ['not_found'],
  },
  'GET /api/Invoice/Xml/:id': {
    summary: 'The invoice as UBL 2.1',
    ...READERS,
    params: InvoiceParams,
    answer: File,
    errors: ['not_found'],
  },
  'POST /api/Invoice/Credit': {
    summary: 'Issues a credit note for an invoice or a part of it; once per Idempotency-Key',
    access: ['SuperAdmin'],
    body: InvoiceCreditRequest,
    answer: Invoice,
    errors: ['not_found', 'illegal_transition', 'idempotency_key_reused'],
  },
  'GET /api/InvoiceSeller/Get': {
    summary: 'Returns the seller for new invoices',
    access: ['SuperAdmin'],
    answer: InvoiceSellerSetting,
  },
  'PUT /api/InvoiceSeller/Update': {
    summary: 'Sets the seller of later invoices; issued invoices do not change',
    access: ['SuperAdmin'],
    body: InvoiceSellerRequest,
    answer: InvoiceSellerSetting,
  },
})
