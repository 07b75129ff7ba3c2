import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { InferInsertModel, InferSelectModel, SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

type Row = Record<string, unknown>

// What JSON.stringify writes for half a character, which PostgreSQL refuses. A backslash before the same letters only looks like it.
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
 * `insert into … select …` of rows that come as one parameter, so that neither side reads a statement that is longer with
 * every row. A column that no row names has its default; one that only some name is null in the others.
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

/** A row of the table as it came back from `execute`. */
export const rowFrom = <Table extends PgTable>(table: Table, came: Row): InferSelectModel<Table> => {
  const read = Object.entries(getTableColumns(table)).map(([key, column]) => {
    const value = came[column.name] ?? null
    return [key, value === null ? null : column.mapFromDriverValue(value)]
  })
  const row: InferSelectModel<Table> = Object.fromEntries(read)
  return row
}
