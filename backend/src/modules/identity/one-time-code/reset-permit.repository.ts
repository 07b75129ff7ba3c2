import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { passwordResetToken } from './one-time-code.table.ts'

interface NewPermit {
  tokenHash: string
  accountId: number | null
  userId: number
  lifeSeconds: number
}

export const insertPermit = (db: Db, { lifeSeconds, ...values }: NewPermit) =>
  db
    .insert(passwordResetToken)
    .values({ ...values, expiresAt: sql`now() + make_interval(secs => ${lifeSeconds})` })

const isOpen = and(isNull(passwordResetToken.usedAt), gt(passwordResetToken.expiresAt, sql`now()`))

export const findPermit = async (db: Db, tokenHash: string): Promise<number | undefined> => {
  const rows = await db
    .select({ userId: passwordResetToken.userId })
    .from(passwordResetToken)
    .where(and(eq(passwordResetToken.tokenHash, tokenHash), isOpen))
  return rows[0]?.userId
}

/** Of any number of concurrent callers exactly one gets the user. */
export const spendPermit = async (db: Db, tokenHash: string): Promise<number | undefined> => {
  const rows = await db
    .update(passwordResetToken)
    .set({ usedAt: sql`now()` })
    .where(and(eq(passwordResetToken.tokenHash, tokenHash), isOpen))
    .returning({ userId: passwordResetToken.userId })
  return rows[0]?.userId
}

export const voidPermits = (db: Db, userId: number) =>
  db
    .update(passwordResetToken)
    .set({ usedAt: sql`now()` })
    .where(and(eq(passwordResetToken.userId, userId), isNull(passwordResetToken.usedAt)))

export const deleteOldPermits = (db: Db) =>
  db.delete(passwordResetToken).where(lt(passwordResetToken.expiresAt, sql`now() - interval '1 day'`))
