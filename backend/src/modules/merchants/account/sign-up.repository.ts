import { and, eq, inArray, lt, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { account } from './account.table.ts'

const isUnverified = eq(account.status, 'PendingVerification')

export const confirmAccount = (db: Db, id: number) =>
  db
    .update(account)
    .set({ status: 'PendingBusinessDetails' })
    .where(and(eq(account.id, id), isUnverified))

/** Locks accounts whose e-mail nobody confirmed in a week, so that nobody confirms it while they are deleted. */
export const lockAbandoned = async (db: Db): Promise<number[]> => {
  const rows = await db
    .select({ id: account.id })
    .from(account)
    .where(and(isUnverified, lt(account.createdAt, sql`now() - interval '7 days'`)))
    .for('update')
  return rows.map(({ id }) => id)
}

export const deleteAccounts = (db: Db, ids: number[]) => db.delete(account).where(inArray(account.id, ids))

interface CompanyNumber {
  field: 'crNumber' | 'vatNumber'
  number: string
  /** the account that may have it */
  exceptId: number | null
}

export const findOtherHolder = async (
  db: Db,
  { field, number, exceptId }: CompanyNumber,
): Promise<number | undefined> => {
  // One field of the form holds either of two numbers: see `CompanyNumber` of the contracts.
  const isTheirs =
    field === 'vatNumber'
      ? eq(account.vatNumber, number)
      : or(eq(account.crNumber, number), eq(account.unifiedNumber, number))
  const rows = await db
    .select({ id: account.id })
    .from(account)
    .where(and(isTheirs, exceptId === null ? undefined : ne(account.id, exceptId)))
    .limit(1)
  return rows[0]?.id
}
