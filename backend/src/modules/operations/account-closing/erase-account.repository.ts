import { eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { accountExport } from '#src/modules/operations/account-export/account-export.table.ts'
import type { ERASED_TABLES } from './erased-tables.ts'

/**
 * Rows per transaction. A merchant may have millions of orders, and others must not wait for locks on all of
 * them.
 */
const AT_ONCE = 5_000

type Erased = (typeof ERASED_TABLES)[number]

const hasStill = ({ set = {} }: Erased): SQL =>
  sql.join(
    Object.entries(set).map(([column, value]) => sql.raw(`${column} is distinct from ${value}`)),
    sql` or `,
  )

/**
 * Erases one part of one table of a merchant. Returns the number of rows, so that 0 means done. Table names
 * are constants.
 */
export const erasePart = async (db: Db, erased: Erased, accountId: number): Promise<number> => {
  const table = sql.raw(erased.table)
  const rest = erased.set ? sql`and (${hasStill(erased)})` : sql``
  const part = sql`ctid = any (array(
    select ctid from ${table} where account_id = ${accountId} ${rest} limit ${AT_ONCE}))`
  const values = Object.entries(erased.set ?? {}).map(([column, value]) => sql.raw(`${column} = ${value}`))
  const statement = erased.set
    ? sql`update ${table} set ${sql.join(values, sql`, `)} where ${part}`
    : sql`delete from ${table} where ${part}`
  return (await db.execute(statement)).rowCount ?? 0
}

/** Returns the names of the merchant's export files. */
export const listExportFiles = async (db: Db, accountId: number): Promise<string[]> => {
  const rows = await db
    .select({ file: accountExport.file })
    .from(accountExport)
    .where(eq(accountExport.accountId, accountId))
  return rows.flatMap(({ file }) => file ?? [])
}

export const deleteExports = (db: Db, accountId: number) =>
  db.delete(accountExport).where(eq(accountExport.accountId, accountId))

/**
 * Deletes the audit log of the merchant's own people. The application may only insert there; the function accepts
 * closed merchants only.
 */
export const eraseMerchantAuditEntries = (db: Db, accountId: number) =>
  db.execute(sql`select erase_merchant_audit_entries(${accountId})`)
