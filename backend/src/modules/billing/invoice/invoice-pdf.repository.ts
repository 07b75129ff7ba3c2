import { and, eq } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { invoicePdf } from './invoice.table.ts'

interface Which {
  accountId: number
  invoiceId: number
}

const isOf = ({ accountId, invoiceId }: Which) =>
  and(eq(invoicePdf.accountId, accountId), eq(invoicePdf.invoiceId, invoiceId))

export const findPdf = async (db: Db, which: Which): Promise<string | undefined> => {
  const [row] = await db.select({ pdf: invoicePdf.pdf }).from(invoicePdf).where(isOf(which))
  return row?.pdf
}

/** Stores the PDF unless a concurrent request has stored one. */
export const keepPdf = (db: Db, values: Which & { pdf: string }) =>
  db.insert(invoicePdf).values(values).onConflictDoNothing()

/** Locks the row and returns whether the mail is still unsent. Concurrent calls wait for each other. */
export const lockUnsent = async (db: Db, which: Which): Promise<boolean> => {
  const [row] = await db
    .select({ mailedAt: invoicePdf.mailedAt })
    .from(invoicePdf)
    .where(isOf(which))
    .for('update')
  return row?.mailedAt === null
}

export const markMailed = (db: Db, which: Which) =>
  db.update(invoicePdf).set({ mailedAt: new Date() }).where(isOf(which))
