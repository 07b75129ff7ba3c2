import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { resetPermit } from './one-time-code.table.ts'

interface NewPermit {
  tokenHash: string
  accountId: number | null
  userId: number
  lifeSeconds: number
}

export const insertPermit = (db: Db, { lifeSeconds, ...values }: NewPermit) =>
  db.insert(resetPermit).values({ ...values, expiresAt: sql`now() + make_interval(secs => ${lifeSeconds})` })

const isOpen = and(isNull(resetPermit.usedAt), gt(resetPermit.expiresAt, sql`now()`))

export const findPermit = async (db: Db, tokenHash: string): Promise<number | undefined> => {
  const rows = await db
    .select({ userId: resetPermit.userId })
    .from(resetPermit)
    .where(and(eq(resetPermit.tokenHash, tokenHash), isOpen))
  return rows[0]?.userId
}

/** Of any number of concurrent callers exactly one gets the user. */
export const spendPermit = async (db: Db, tokenHash: string): Promise<number | undefined> => {
  const rows = await db
    .update(resetPermit)
    .set({ usedAt: sql`now()` })
    .where(and(eq(resetPermit.tokenHash, tokenHash), isOpen))
    .returning({ userId: resetPermit.userId })
  return rows[0]?.userId
}

export const voidPermits = (db: Db, userId: number) =>
  db
    .update(resetPermit)
    .set({ usedAt: sql`now()` })
    .where(and(eq(resetPermit.userId, userId), isNull(resetPermit.usedAt)))

export const deleteOldPermits = (db: Db) =>
  db.delete(resetPermit).where(lt(resetPermit.expiresAt, sql`now() - interval '1 day'`))
