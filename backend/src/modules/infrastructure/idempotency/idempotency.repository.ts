import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { idempotencyKey } from './idempotency.table.ts'

export interface KeyFacts {
  accountId: number | null
  route: string
  key: string
  bodyHash: string
}

const isKey = ({ accountId, route, key }: KeyFacts) =>
  and(
    accountId === null ? isNull(idempotencyKey.accountId) : eq(idempotencyKey.accountId, accountId),
    eq(idempotencyKey.route, route),
    eq(idempotencyKey.key, key),
  )

/**
 * Returns true for the first holder of a key. A second one waits here until the first has committed or rolled
 * back.
 */
export const claimKey = async (db: Db, facts: KeyFacts): Promise<boolean> => {
  const rows = await db
    .insert(idempotencyKey)
    .values(facts)
    .onConflictDoNothing()
    .returning({ key: idempotencyKey.key })
  return rows.length > 0
}

export const findKey = async (db: Db, facts: KeyFacts) => {
  const rows = await db.select().from(idempotencyKey).where(isKey(facts))
  return rows[0]
}

export const storeAnswer = (db: Db, facts: KeyFacts, answer: unknown) =>
  db.update(idempotencyKey).set({ answer }).where(isKey(facts))

export const deleteOldKeys = (db: Db) =>
  db.delete(idempotencyKey).where(lt(idempotencyKey.createdAt, sql`now() - interval '24 hours'`))
