import { sql } from 'drizzle-orm'
import { writeCsv } from 'hucre/csv'
import type { Db } from '#src/database/database.ts'
import type { ExportedTable } from './exported-tables.ts'

const STEP = 1000

type Cell = string | number | boolean | null

const cellOf = (value: unknown): Cell => {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'object') return JSON.stringify(value)
  return typeof value === 'number' || typeof value === 'boolean' ? value : String(value)
}

const linesOf = (rows: Cell[][], isFirst: boolean): Buffer =>
  Buffer.from(writeCsv(rows, { bom: isFirst, escapeFormulae: true }))

const columnsOf = async (db: Db, { table, without = [] }: ExportedTable): Promise<string[]> => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} order by ordinal_position`)
  return rows.map(({ name }) => name).filter(name => !without.includes(name))
}

/** Yields the rows of one table that this transaction may see as a CSV, with the column names first. */
export async function* readTable(db: Db, wanted: ExportedTable): AsyncGenerator<Uint8Array> {
  const columns = await columnsOf(db, wanted)
  yield linesOf([columns], true)
  const names = sql.join(
    columns.map(name => sql.identifier(name)),
    sql`, `,
  )
  const where = wanted.where ? sql.raw(` where ${wanted.where}`) : sql``
  await db.execute(
    sql`declare export_rows no scroll cursor for select ${names} from ${sql.identifier(wanted.table)}${where}`,
  )
  for (let isMore = true; isMore;) {
    const { rows } = await db.execute(sql.raw(`fetch ${STEP} from export_rows`))
    if (rows.length > 0)
      yield linesOf(
        rows.map(row => columns.map(name => cellOf(row[name]))),
        false,
      )
    isMore = rows.length === STEP
  }
  await db.execute(sql`close export_rows`)
}
