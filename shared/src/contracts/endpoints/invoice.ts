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

// A payment issues the invoice, which is never changed or deleted: mistakes are credited.
export const invoiceEndpoints = defineEndpoints({
  'GET /api/Invoice/Get': {
    summary: 'Invoices and credit notes, newest first: the merchant’s own, or those of all',
    ...READERS,
    query: InvoiceListQuery,
    answer: InvoicePage,
  },
  'GET /api/Invoice/Get/Id': {
    summary: 'One invoice or credit note, with its lines and who sold to whom',
    ...READERS,
    query: IdQuery,
    answer: Invoice,
    errors: ['not_found'],
  },
  'GET /api/Invoice/Months': {
    summary: 'What the filters of Invoice/Get leave, in sums of each month in Riyadh, the latest first',
    ...READERS,
    query: InvoiceFilter,
    answer: InvoiceMonthList,
  },
  'GET /api/Invoice/Export': {
    summary: 'What the filters of Invoice/Get leave as a file, at most 20,000; credit notes are negative',
    ...READERS,
    query: InvoiceExportQuery,
    answer: File,
  },
  'GET /api/Invoice/Pdf/:id': {
    summary: 'The invoice on paper: PDF/A-3b in both languages, with its XML inside',
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
    summary: 'Takes back an invoice, or a part of it, by a credit note; once per Idempotency-Key',
    access: ['SuperAdmin'],
    body: InvoiceCreditRequest,
    answer: Invoice,
    errors: ['not_found', 'illegal_transition', 'idempotency_key_reused'],
  },
  'GET /api/InvoiceSeller/Get': {
    summary: 'Who sells: what invoices that are issued now say of the seller',
    access: ['SuperAdmin'],
    answer: InvoiceSellerSetting,
  },
  'PUT /api/InvoiceSeller/Update': {
    summary: 'Says who sells from now on; what was issued keeps the seller that it had',
    access: ['SuperAdmin'],
    body: InvoiceSellerRequest,
    answer: InvoiceSellerSetting,
  },
})
