import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { deployToken } from '../release.table.ts'

export type TokenRow = typeof deployToken.$inferSelect

export const findTokenByHash = async (db: Db, hash: string): Promise<TokenRow | undefined> => {
  const isGood = and(eq(deployToken.hash, hash), isNull(deployToken.revokedAt))
  const rows = await db.select().from(deployToken).where(isGood)
  return rows[0]
}

/** Returns undefined for a revoked token. */
export const findGoodToken = async (db: Db, id: number): Promise<TokenRow | undefined> => {
  const rows = await db
    .select()
    .from(deployToken)
    .where(and(eq(deployToken.id, id), isNull(deployToken.revokedAt)))
  return rows[0]
}

/** Updates the last use of a token, at most once a minute. */
export const touchToken = (db: Db, id: number) => {
  const isOld = lt(deployToken.lastUsedAt, sql`now() - interval '1 minute'`)
  return db
    .update(deployToken)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(deployToken.id, id), or(isNull(deployToken.lastUsedAt), isOld)))
}

export const findTokens = (db: Db): Promise<TokenRow[]> =>
  db.select().from(deployToken).orderBy(desc(deployToken.id))

export const insertToken = async (
  db: Db,
  values: typeof deployToken.$inferInsert,
): Promise<TokenRow | undefined> => {
  const rows = await db.insert(deployToken).values(values).returning()
  return rows[0]
}

/** Returns false when the token does not exist. A revoked one stays as it is. */
export const revokeToken = async (db: Db, id: number): Promise<boolean> => {
  const { rowCount } = await db
    .update(deployToken)
    .set({ revokedAt: sql`coalesce(${deployToken.revokedAt}, now())` })
    .where(eq(deployToken.id, id))
  return rowCount === 1
}
