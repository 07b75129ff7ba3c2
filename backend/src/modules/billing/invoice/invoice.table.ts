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

/** Who sells what merchants pay for: the operator's company. One row, of the settings or the demo; none until somebody says. */
export const invoiceSeller = pgTable('invoice_seller', {
  id: integer('id').primaryKey().default(1),
  seller: jsonb('seller').$type<InvoiceSeller>().notNull(),
  /** when a person said so; null: the environment or the demo did */
  changedAt: timestamp('changed_at', { withTimezone: true, mode: 'date' }),
  byUserId: integer('by_user_id').references(() => user.id),
})

/**
 * What the next invoice is called and stands on: one row. Whoever issues holds it until their transaction ends, so that one
 * that fails leaves no gap.
 */
export const invoiceCounter = pgTable('invoice_counter', {
  id: integer('id').primaryKey().default(1),
  /** invoices and credit notes together: where the chain of hashes stands */
  documents: integer('documents').notNull().default(0),
  invoices: integer('invoices').notNull().default(0),
  creditNotes: integer('credit_notes').notNull().default(0),
  lastHash: text('last_hash').notNull(),
})

/**
 * An invoice or a credit note, as it was issued. The database refuses every change: what was wrong is credited. Amounts are
 * SAR, positive on both kinds.
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
    /** its place in the chain of all documents, from 1 */
    counter: integer('counter').notNull(),
    uuid: uuid('uuid').notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true, mode: 'date' }).notNull(),
    subscriptionId: integer('subscription_id'),
    /** null: it was paid otherwise */
    paymentId: integer('payment_id'),
    /** of a credit note: the invoice that it credits */
    creditedId: integer('credited_id'),
    /** of a credit note: why */
    reason: text('reason'),
    seller: jsonb('seller').$type<InvoiceSeller>().notNull(),
    buyer: jsonb('buyer').$type<InvoiceBuyer>().notNull(),
    lines: jsonb('lines').$type<InvoiceLine[]>().notNull(),
    net: riyals('net').notNull(),
    vat: riyals('vat').notNull(),
    gross: riyals('gross').notNull(),
    /** base64 of the SHA-256 of the document before it */
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

/** The PDF of an invoice, made once: who downloads it again gets the same bytes. */
export const invoicePdf = pgTable(
  'invoice_pdf',
  {
    accountId: integer('account_id').notNull(),
    invoiceId: integer('invoice_id').notNull(),
    /** base64 */
    pdf: text('pdf').notNull(),
    madeAt: timestamp('made_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    /** when the merchant's people were sent it; null: not by mail */
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
