import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { InferInsertModel, InferSelectModel, SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

type Row = Record<string, unknown>

// JSON.stringify escapes half a surrogate pair like this, and PostgreSQL refuses it. A backslash before the same
// letters only looks like it.
const HALF_CHARACTER = /\\ud[89a-f]/

const wellFormed = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\ufffd') : value

const jsonOf = (rows: Row[]): string => {
  const text = JSON.stringify(rows)
  return HALF_CHARACTER.test(text) ? JSON.stringify(rows, wellFormed) : text
}

const asJson = (value: unknown): unknown =>
  value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : value

const givenIn = (rows: Row[]): Set<string> => {
  const given = new Set<string>()
  for (const row of rows) for (const key in row) if (row[key] !== undefined) given.add(key)
  return given
}

/**
 * Returns `insert into … select …` for rows in one parameter, so the statement does not grow with the rows. A column
 * that no row names gets its default; a column that only some rows name is null in the others.
 */
export const insertRows = <Table extends PgTable>(table: Table, rows: InferInsertModel<Table>[]): SQL => {
  const given = givenIn(rows)
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => given.has(key))
  const named: Row[] = rows.map((row: Row) =>
    Object.fromEntries(columns.map(([key, column]) => [column.name, asJson(row[key])])),
  )
  const names = sql.raw(columns.map(([, { name }]) => `"${name}"`).join(', '))
  const type = sql.raw(`"${getTableName(table)}"`)
  return sql`insert into ${type} (${names}) select ${names} from json_populate_recordset(null::${type}, ${jsonOf(named)}::json)`
}

/** Returns a row of the table from a row that `execute` returned. */
export const rowFrom = <Table extends PgTable>(table: Table, came: Row): InferSelectModel<Table> => {
  const read = Object.entries(getTableColumns(table)).map(([key, column]) => {
    const value = came[column.name] ?? null
    return [key, value === null ? null : column.mapFromDriverValue(value)]
  })
  const row: InferSelectModel<Table> = Object.fromEntries(read)
  return row
}
