import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#src/database/database.ts'

/**
 * Inserts any number of rows in one statement with one parameter. All rows have the fields of the first one; missing
 * fields become null.
 */
export const insertMany = async <Table extends PgTable>(
  db: Db,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> => {
  const [first] = rows
  if (!first) return
  const columns = getTableColumns(table)
  const names = Object.keys(first).flatMap(field => {
    const name = columns[field]?.name
    return name ? [[field, name] as const] : []
  })
  const named = rows.map(row => {
    const values = new Map(Object.entries(row))
    return Object.fromEntries(names.map(([field, name]) => [name, values.get(field) ?? null]))
  })
  const target = sql.identifier(getTableName(table))
  const list = sql.join(
    names.map(([, name]) => sql.identifier(name)),
    sql`, `,
  )
  await db.execute(
    sql`insert into ${target} (${list}) select ${list} from jsonb_populate_recordset(null::${target}, ${JSON.stringify(named)}::jsonb)`,
  )
}
