import { sql } from 'drizzle-orm'
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { InvoiceBuyer, InvoiceKind, InvoiceLine, InvoiceSeller } from '@sufra/shared/contracts/invoice'
import { riyals } from '#src/database/columns.ts'
import { user } from '#src/modules/identity/user/user.table.ts'
import { account } from '#src/modules/merchants/account/account.table.ts'

/**
 * The seller on invoices: the operator's company. One row, from the settings or the demo; no row until a
 * seller is set.
 */
export const invoiceSeller = pgTable('invoice_seller', {
  id: integer('id').primaryKey().default(1),
  seller: jsonb('seller').$type<InvoiceSeller>().notNull(),
  /** instant of a change by a person; null: the environment or the demo set the seller */
  changedAt: timestamp('changed_at', { withTimezone: true, mode: 'date' }),
  byUserId: integer('by_user_id').references(() => user.id),
})

/**
 * Numbers and hash for the next document, in one row. A transaction that issues a document locks this row
 * until it ends, so that a failure leaves no gap.
 */
export const invoiceCounter = pgTable('invoice_counter', {
  id: integer('id').primaryKey().default(1),
  /** invoices and credit notes together: position in the hash chain */
  documents: integer('documents').notNull().default(0),
  invoices: integer('invoices').notNull().default(0),
  creditNotes: integer('credit_notes').notNull().default(0),
  lastHash: text('last_hash').notNull(),
})

/**
 * Invoices and credit notes as issued. The database refuses every change; errors are credited. Amounts are in
 * SAR and positive for both kinds.
 */
export const invoice = pgTable(
  'invoice',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    kind: text('kind').$type<InvoiceKind>().notNull(),
    number: text('number').notNull(),
    /** position in the chain of all documents, from 1 */
    counter: integer('counter').notNull(),
    uuid: uuid('uuid').notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true, mode: 'date' }).notNull(),
    subscriptionId: integer('subscription_id'),
    /** null: not paid through ClickPay */
    paymentId: integer('payment_id'),
    /** of a credit note: the credited invoice */
    creditedId: integer('credited_id'),
    /** of a credit note: the reason */
    reason: text('reason'),
    seller: jsonb('seller').$type<InvoiceSeller>().notNull(),
    buyer: jsonb('buyer').$type<InvoiceBuyer>().notNull(),
    lines: jsonb('lines').$type<InvoiceLine[]>().notNull(),
    net: riyals('net').notNull(),
    vat: riyals('vat').notNull(),
    gross: riyals('gross').notNull(),
    /** base64 of the SHA-256 of the previous document */
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
    /** UBL 2.1 */
    xml: text('xml').notNull(),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.id] }),
    foreignKey({
      columns: [table.accountId, table.creditedId],
      foreignColumns: [table.accountId, table.id],
      name: 'invoice_credits_own',
    }),
    unique('invoice_number_unique').on(table.number),
    unique('invoice_counter_unique').on(table.counter),
    uniqueIndex('invoice_of_payment')
      .on(table.accountId, table.paymentId)
      .where(sql`kind = 'invoice' and payment_id is not null`),
    index('invoice_latest').on(table.issuedAt, table.id),
    index('invoice_of_account').on(table.accountId, table.issuedAt),
    index('invoice_credits').on(table.accountId, table.creditedId),
  ],
)

/** PDFs of invoices. Each is drawn once, so that every download has the same bytes. */
export const invoicePdf = pgTable(
  'invoice_pdf',
  {
    accountId: integer('account_id').notNull(),
    invoiceId: integer('invoice_id').notNull(),
    /** base64 */
    pdf: text('pdf').notNull(),
    madeAt: timestamp('made_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    /** instant of the mail to the merchant; null: not mailed */
    mailedAt: timestamp('mailed_at', { withTimezone: true, mode: 'date' }),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.invoiceId] }),
    foreignKey({
      columns: [table.accountId, table.invoiceId],
      foreignColumns: [invoice.accountId, invoice.id],
      name: 'invoice_pdf_of_own',
    }),
  ],
)
