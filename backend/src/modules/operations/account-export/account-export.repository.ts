import { and, desc, eq, inArray, isNotNull, lt } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { accountExport } from './account-export.table.ts'

export type AccountExportRow = typeof accountExport.$inferSelect
type Key = Pick<AccountExportRow, 'accountId' | 'id'>

const one = ({ accountId, id }: Key) => and(eq(accountExport.accountId, accountId), eq(accountExport.id, id))

const SHOWN = 20

export const listExports = (db: Db, accountId: number): Promise<AccountExportRow[]> =>
  db
    .select()
    .from(accountExport)
    .where(eq(accountExport.accountId, accountId))
    .orderBy(desc(accountExport.id))
    .limit(SHOWN)

export const findExport = async (db: Db, key: Key): Promise<AccountExportRow | undefined> => {
  const [row] = await db.select().from(accountExport).where(one(key))
  return row
}

export const hasUnfinished = async (db: Db, accountId: number): Promise<boolean> => {
  const rows = await db
    .select({ id: accountExport.id })
    .from(accountExport)
    .where(and(eq(accountExport.accountId, accountId), inArray(accountExport.state, ['Queued', 'Running'])))
    .limit(1)
  return rows.length > 0
}

export const insertExport = async (
  db: Db,
  values: Pick<AccountExportRow, 'accountId' | 'requestedBy'>,
): Promise<AccountExportRow> => {
  const [row] = await db.insert(accountExport).values(values).returning()
  if (!row) throw new Error('An insert returned nothing')
  return row
}

export const changeExport = async (
  db: Db,
  key: Key,
  changes: Partial<AccountExportRow>,
): Promise<AccountExportRow | undefined> => {
  const [row] = await db.update(accountExport).set(changes).where(one(key)).returning()
  return row
}

/** Deletes expired rows of all merchants and returns their files for deletion. */
export const takeExpired = (db: Db, now: Date): Promise<{ file: string | null }[]> =>
  db
    .delete(accountExport)
    .where(and(isNotNull(accountExport.expiresAt), lt(accountExport.expiresAt, now)))
    .returning({ file: accountExport.file })
