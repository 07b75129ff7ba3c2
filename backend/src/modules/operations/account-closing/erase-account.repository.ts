import { eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { accountExport } from '#src/modules/operations/account-export/account-export.table.ts'
import type { ERASED } from './erased-tables.ts'

/** A merchant has up to millions of orders: nobody waits for the locks of all of them at once. */
const AT_ONCE = 5_000

type Erased = (typeof ERASED)[number]

const hasStill = ({ set = {} }: Erased): SQL =>
  sql.join(
    Object.entries(set).map(([column, value]) => sql.raw(`${column} is distinct from ${value}`)),
    sql` or `,
  )

/** One part of one table of a merchant; how many rows it was, so that none means that nothing is left. Names are constants of ours. */
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

/** The names of the files that hold everything of a merchant. */
export const listExportFiles = async (db: Db, accountId: number): Promise<string[]> => {
  const rows = await db
    .select({ file: accountExport.file })
    .from(accountExport)
    .where(eq(accountExport.accountId, accountId))
  return rows.flatMap(({ file }) => file ?? [])
}

export const deleteExports = (db: Db, accountId: number) =>
  db.delete(accountExport).where(eq(accountExport.accountId, accountId))

/** What its people did. The application may only add to it: the function takes a closed merchant's alone. */
export const forgetOwnActs = (db: Db, accountId: number) =>
  db.execute(sql`select forget_own_acts(${accountId})`)
