import { z } from 'zod'
import { Wording } from './fields.ts'
import { Id, Instant, Localized, Money, PageQuery, QueryId, QueryIdOrAll, pageOf } from './wire.ts'

export const InvoiceKind = z.enum(['invoice', 'creditNote'])
export type InvoiceKind = z.infer<typeof InvoiceKind>

/** The seller, the operator's company, at the time of the invoice. The address is as the tax authority registers it. */
export const InvoiceSeller = z.object({
  name: Localized,
  vatNumber: z.string(),
  crNumber: z.string(),
  address: z.object({
    street: z.string(),
    building: z.string(),
    district: z.string(),
    city: z.string(),
    postcode: z.string(),
  }),
})
export type InvoiceSeller = z.infer<typeof InvoiceSeller>

/** The merchant at the time of the invoice. */
export const InvoiceBuyer = z.object({
  name: Localized,
  legalName: z.string().nullable(),
  vatNumber: z
    .string()
    .nullable()
    .describe('with a VAT number the invoice is a standard tax invoice, otherwise a simplified one'),
  companyNumber: z.string().nullable().describe('unified number or commercial registration'),
  address: z.string().nullable(),
  city: z.string().nullable().describe('key of a city'),
})
export type InvoiceBuyer = z.infer<typeof InvoiceBuyer>

/** SAR. Deductions (a discount, a credit) are negative. */
const Amount = z.number().min(-99_999_999.99).max(99_999_999.99).multipleOf(0.01)

export const InvoiceLine = z.object({ description: Localized, net: Amount, vat: Amount, gross: Amount })
export type InvoiceLine = z.infer<typeof InvoiceLine>

const Reference = z.object({ id: Id, number: z.string(), issuedAt: Instant, gross: Money })

/** One row of the list. Amounts in SAR, positive also for a credit note. */
export const InvoiceSummary = z.object({
  id: Id,
  accountId: Id,
  kind: InvoiceKind,
  number: z.string(),
  issuedAt: Instant,
  buyer: InvoiceBuyer.pick({ name: true, vatNumber: true }),
  net: Money,
  vat: Money,
  gross: Money,
  credited: Money.describe('SAR, total of its credit notes'),
  creditedNumber: z.string().nullable().describe('number of the invoice of a credit note'),
})
export type InvoiceSummary = z.infer<typeof InvoiceSummary>

export const Invoice = InvoiceSummary.extend({
  uuid: z.uuid(),
  counter: z.int().describe('position in the chain of all documents'),
  subscriptionId: Id.nullable(),
  paymentId: Id.nullable(),
  reason: z.string().nullable(),
  seller: InvoiceSeller,
  buyer: InvoiceBuyer,
  lines: z.array(InvoiceLine),
  qr: z.string().describe('ZATCA phase 1: base64 of the five tags'),
  qrPicture: z.string().describe('the same code as SVG'),
  credits: Reference.nullable().describe('invoice of a credit note'),
  creditNotes: z.array(Reference),
})
export type Invoice = z.infer<typeof Invoice>

export const InvoiceParams = z.object({ id: QueryId })

const Month = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/)

export const InvoiceFilter = z.object({
  AccountId: QueryIdOrAll.default(0).describe('operator only; 0 for all merchants'),
  Kind: InvoiceKind.optional(),
  From: Month.optional().describe('"2026-11", in Riyadh'),
  To: Month.optional().describe('last month, inclusive'),
  Search: z.string().max(200).optional().describe('searches numbers and names of buyers'),
})
export type InvoiceFilter = z.output<typeof InvoiceFilter>
export const InvoiceListQuery = PageQuery.extend(InvoiceFilter.shape)
export type InvoiceListQuery = z.output<typeof InvoiceListQuery>
export const InvoicePage = pageOf(InvoiceSummary)

/** Sums of a month in Riyadh: invoices less credit notes. */
export const InvoiceMonth = z.object({
  month: z.string(),
  invoices: z.int(),
  creditNotes: z.int(),
  net: z.number(),
  vat: z.number(),
  gross: z.number(),
})
export const InvoiceMonthList = z.array(InvoiceMonth)
export type InvoiceMonth = z.infer<typeof InvoiceMonth>

export const InvoiceExportQuery = InvoiceFilter.extend({ Format: z.enum(['csv', 'xlsx']) })
export type InvoiceExportQuery = z.output<typeof InvoiceExportQuery>

/** Credits the rest of an invoice, or a part. */
export const InvoiceCreditRequest = z.strictObject({
  invoiceId: Id,
  amount: Money.min(0.01).nullish().describe('SAR with VAT; absent: the whole remaining amount'),
  reason: Wording(300).pipe(z.string().min(3)),
})
export type InvoiceCreditRequest = z.input<typeof InvoiceCreditRequest>
