import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { branch } from '#src/modules/merchants/branch/branch.table.ts'
import { printJob, printer } from './printer.table.ts'

// These functions cover all merchants: call them in the scope of all merchants.

export const endWaitedTooLong = async (
  db: Db,
  { before, now }: { before: Date; now: Date },
): Promise<void> => {
  await db
    .update(printJob)
    .set({ state: 'failed', reason: 'tooLate', endedAt: now })
    .where(and(inArray(printJob.state, ['queued', 'taken']), lt(printJob.createdAt, before)))
}

interface Silent {
  accountId: number
  branchId: number
  branchName: string
  id: number
  name: string
}

/**
 * Marks printers that do not print: with a job that waits since `before`, or that failed since then. Returns
 * the newly marked ones, and clears the mark of those that print again.
 */
export const noteTroubles = async (
  db: Db,
  { before, now }: { before: Date; now: Date },
): Promise<Silent[]> => {
  const isStuck = sql`exists (
    select from ${printJob}
    where ${printJob.accountId} = ${printer.accountId} and ${printJob.printerId} = ${printer.id} and (
      (${printJob.state} in ('queued', 'taken') and ${printJob.createdAt} < ${before.toISOString()}::timestamptz)
      or (${printJob.state} = 'failed' and ${printJob.endedAt} > ${before.toISOString()}::timestamptz)
    )
  )`
  const rows = await db
    .update(printer)
    .set({ stuckNotifiedAt: sql`case when ${isStuck} then ${now.toISOString()}::timestamptz end` })
    .from(branch)
    .where(
      and(
        eq(branch.accountId, printer.accountId),
        eq(branch.id, printer.branchId),
        sql`(${printer.stuckNotifiedAt} is not null) <> ${isStuck}`,
      ),
    )
    .returning({
      accountId: printer.accountId,
      branchId: printer.branchId,
      branchName: branch.name,
      id: printer.id,
      name: printer.name,
      stuckNotifiedAt: printer.stuckNotifiedAt,
    })
  return rows.filter(({ stuckNotifiedAt }) => stuckNotifiedAt !== null)
}

export const deleteOldJobs = async (db: Db): Promise<void> => {
  await db.delete(printJob).where(lt(printJob.createdAt, sql`now() - interval '30 days'`))
}
