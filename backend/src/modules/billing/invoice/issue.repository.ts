import { and, eq, sql } from 'drizzle-orm'
import type { InvoiceSeller } from '@sufra/shared/contracts/invoice'
import type { Db } from '#src/database/database.ts'
import { account } from '#src/modules/merchants/account/account.table.ts'
import { invoice, invoiceCounter, invoiceSeller } from './invoice.table.ts'

export type InvoiceRow = typeof invoice.$inferSelect
export type NewInvoice = typeof invoice.$inferInsert
export type CounterRow = typeof invoiceCounter.$inferSelect

/** Locks the counter, so that only one transaction issues documents at a time. */
export const lockCounter = async (db: Db): Promise<CounterRow> => {
  const [row] = await db.select().from(invoiceCounter).for('update')
  if (!row) throw new Error('The counter of invoices is gone')
  return row
}

export const updateCounter = (db: Db, values: Omit<CounterRow, 'id'>) =>
  db.update(invoiceCounter).set(values).where(eq(invoiceCounter.id, 1))

export const findSeller = async (db: Db): Promise<InvoiceSeller | undefined> => {
  const [row] = await db.select({ seller: invoiceSeller.seller }).from(invoiceSeller)
  return row?.seller
}

export const findBuyer = async (db: Db, accountId: number) => {
  const [row] = await db.select().from(account).where(eq(account.id, accountId))
  return row
}

export const insertInvoice = async (db: Db, values: NewInvoice): Promise<number> => {
  const [row] = await db.insert(invoice).values(values).returning({ id: invoice.id })
  return row?.id ?? 0
}

export const findInvoiceOfPayment = async (
  db: Db,
  { accountId, paymentId }: { accountId: number; paymentId: number },
) => {
  const [row] = await db
    .select({ id: invoice.id, number: invoice.number })
    .from(invoice)
    .where(
      and(eq(invoice.accountId, accountId), eq(invoice.paymentId, paymentId), eq(invoice.kind, 'invoice')),
    )
  return row
}

interface One {
  accountId: number
  id: number
}

export const findIssued = async (db: Db, { accountId, id }: One): Promise<InvoiceRow | undefined> => {
  const [row] = await db
    .select()
    .from(invoice)
    .where(and(eq(invoice.accountId, accountId), eq(invoice.id, id)))
  return row
}

/** Returns the credited sums of an invoice. */
export const sumOfCredits = async (
  db: Db,
  { accountId, id }: One,
): Promise<{ gross: number; vat: number }> => {
  const [row] = await db
    .select({
      gross: sql<string>`coalesce(sum(${invoice.gross}), 0)`.mapWith(Number),
      vat: sql<string>`coalesce(sum(${invoice.vat}), 0)`.mapWith(Number),
    })
    .from(invoice)
    .where(and(eq(invoice.accountId, accountId), eq(invoice.creditedId, id)))
  return row ?? { gross: 0, vat: 0 }
}

/** Returns the sum of the credit notes for a subscription, SAR with VAT. */
export const sumOfCreditNotes = async (
  db: Db,
  { accountId, subscriptionId }: { accountId: number; subscriptionId: number },
): Promise<number> => {
  const [row] = await db
    .select({ gross: sql<string>`coalesce(sum(${invoice.gross}), 0)`.mapWith(Number) })
    .from(invoice)
    .where(
      and(
        ...[eq(invoice.accountId, accountId), eq(invoice.subscriptionId, subscriptionId)],
        eq(invoice.kind, 'creditNote'),
      ),
    )
  return row?.gross ?? 0
}
