import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { branch } from '#src/modules/merchants/branch/branch.table.ts'
import { printJob, printer } from './printer.table.ts'
import type { PrinterRow } from './printer.table.ts'

/** A printer with its branch and its unprinted jobs. */
export interface PrinterEntry {
  printer: PrinterRow
  branchName: string
  waiting: number
  failed: number
}

const jobsOf = sql`from ${printJob} where ${printJob.accountId} = ${printer.accountId} and ${printJob.printerId} = ${printer.id}`

const entries = (db: Db) =>
  db
    .select({
      printer,
      branchName: branch.name,
      waiting: sql<number>`(select count(*)::int ${jobsOf} and ${printJob.state} in ('queued', 'taken'))`,
      failed: sql<number>`(select count(*)::int ${jobsOf} and ${printJob.state} = 'failed'
        and ${printJob.endedAt} > now() - interval '1 day')`,
    })
    .from(printer)
    .innerJoin(branch, and(eq(branch.accountId, printer.accountId), eq(branch.id, printer.branchId)))

interface Key {
  accountId: number
  id: number
}

const isKey = ({ accountId, id }: Key) => and(eq(printer.accountId, accountId), eq(printer.id, id))

/** `branchIds` empty: all branches. */
export const listPrinters = async (
  db: Db,
  { accountId, branchIds }: { accountId: number; branchIds: number[] },
): Promise<PrinterEntry[]> =>
  entries(db)
    .where(
      and(
        eq(printer.accountId, accountId),
        branchIds.length > 0 ? inArray(printer.branchId, branchIds) : undefined,
      ),
    )
    .orderBy(asc(printer.branchId), asc(printer.id))

export const findPrinter = async (db: Db, key: Key): Promise<PrinterEntry | undefined> => {
  const [found] = await entries(db).where(isKey(key))
  return found
}

/** Covers all merchants: call it in the scope of all merchants. */
export const findPrinterByToken = async (db: Db, tokenHash: string): Promise<PrinterRow | undefined> => {
  const [found] = await db.select().from(printer).where(eq(printer.tokenHash, tokenHash))
  return found
}

export const insertPrinter = async (db: Db, values: typeof printer.$inferInsert): Promise<number> => {
  const [row] = await db.insert(printer).values(values).returning({ id: printer.id })
  if (!row) throw new Error('PostgreSQL returned no row')
  return row.id
}

export const changePrinter = async (db: Db, key: Key, changes: Partial<PrinterRow>): Promise<void> => {
  await db.update(printer).set(changes).where(isKey(key))
}

export const deletePrinter = async (db: Db, key: Key): Promise<void> => {
  await db.delete(printer).where(isKey(key))
}
