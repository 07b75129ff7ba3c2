import { and, asc, desc, eq, inArray, lte, ne, sql } from 'drizzle-orm'
import type { PrintFailure } from '@sufra/shared/contracts/printer'
import type { Db } from '#src/database/database.ts'
import { order } from '../order/order.table.ts'
import { printJob } from './printer.table.ts'
import type { PrintJobRow } from './printer.table.ts'

interface NewJob {
  accountId: number
  printerId: number
  orderId: number | null
  what: PrintJobRow['what']
}

/** Inserts a job that a person requested. */
export const insertJob = async (db: Db, job: NewJob & { isCopy: boolean }): Promise<number> => {
  const [row] = await db.insert(printJob).values(job).returning({ id: printJob.id })
  if (!row) throw new Error('PostgreSQL returned no row')
  return row.id
}

/** Returns whether a printer has fetched this paper of the order. */
export const wasFetched = async (
  db: Db,
  { accountId, orderId, what }: { accountId: number; orderId: number; what: PrintJobRow['what'] },
): Promise<boolean> => {
  const [row] = await db
    .select({ id: printJob.id })
    .from(printJob)
    .where(
      and(
        eq(printJob.accountId, accountId),
        eq(printJob.orderId, orderId),
        eq(printJob.what, what),
        ne(printJob.state, 'queued'),
        ne(printJob.attempts, 0),
      ),
    )
    .limit(1)
  return row !== undefined
}

export interface JobEntry {
  job: PrintJobRow
  orderNumber: string | null
}

const entries = (db: Db) =>
  db
    .select({ job: printJob, orderNumber: order.orderNumber })
    .from(printJob)
    .leftJoin(order, and(eq(order.accountId, printJob.accountId), eq(order.id, printJob.orderId)))

interface Key {
  accountId: number
  id: number
}

const isKey = ({ accountId, id }: Key) => and(eq(printJob.accountId, accountId), eq(printJob.id, id))

export const findJob = async (db: Db, key: Key): Promise<JobEntry | undefined> => {
  const [found] = await entries(db).where(isKey(key))
  return found
}

const MOST_SHOWN = 50

export const listJobs = async (
  db: Db,
  { accountId, printerId }: { accountId: number; printerId: number },
): Promise<JobEntry[]> =>
  entries(db)
    .where(and(eq(printJob.accountId, accountId), eq(printJob.printerId, printerId)))
    .orderBy(desc(printJob.id))
    .limit(MOST_SHOWN)

interface OfPrinter {
  accountId: number
  id: number
}

const isAtPrinter = ({ accountId, id }: OfPrinter) =>
  and(eq(printJob.accountId, accountId), eq(printJob.printerId, id))

/** Returns the printer's taken job, otherwise its next one. */
export const currentJob = async (db: Db, of: OfPrinter): Promise<PrintJobRow | undefined> => {
  const [found] = await db
    .select()
    .from(printJob)
    .where(and(isAtPrinter(of), inArray(printJob.state, ['taken', 'queued'])))
    .orderBy(sql`${printJob.state} <> 'taken'`, asc(printJob.id))
    .limit(1)
  return found
}

/** Marks a queued job as taken. Returns undefined when it is no longer queued. */
export const takeJob = async (db: Db, key: Key, now: Date): Promise<PrintJobRow | undefined> => {
  const [taken] = await db
    .update(printJob)
    .set({ state: 'taken', takenAt: now, attempts: sql`${printJob.attempts} + 1` })
    .where(and(isKey(key), eq(printJob.state, 'queued')))
    .returning()
  return taken
}

/** Ends a taken job; leaves others unchanged. */
export const endJob = async (
  db: Db,
  key: Key,
  end: { state: 'printed' | 'failed'; reason: PrintFailure | null; at: Date },
): Promise<void> => {
  await db
    .update(printJob)
    .set({ state: end.state, reason: end.reason, endedAt: end.at })
    .where(and(isKey(key), eq(printJob.state, 'taken')))
}

/** Returns jobs that were taken before `before` to the queue, or fails them after too many attempts. */
export const giveBack = async (
  db: Db,
  of: OfPrinter,
  {
    before,
    reason,
    mostAttempts,
    now,
  }: { before: Date; reason: PrintFailure; mostAttempts: number; now: Date },
): Promise<void> => {
  const isSpent = sql`${printJob.attempts} >= ${mostAttempts}::integer`
  await db
    .update(printJob)
    .set({
      state: sql`case when ${isSpent} then 'failed' else 'queued' end`,
      endedAt: sql`case when ${isSpent} then ${now.toISOString()}::timestamptz end`,
      reason,
    })
    .where(and(isAtPrinter(of), eq(printJob.state, 'taken'), lte(printJob.takenAt, before)))
}

/** Queues a failed job again. Returns false when it has not failed. */
export const queueAgain = async (db: Db, key: Key): Promise<boolean> => {
  const rows = await db
    .update(printJob)
    .set({
      state: 'queued' as const,
      attempts: 0,
      reason: null,
      endedAt: null,
      createdAt: new Date(),
      isCopy: sql`${printJob.isCopy} or ${printJob.attempts} > 0`,
    })
    .where(and(isKey(key), eq(printJob.state, 'failed')))
    .returning({ id: printJob.id })
  return rows.length > 0
}
