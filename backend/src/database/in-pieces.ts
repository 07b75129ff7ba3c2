import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Rows that are read, mapped and compared within some milliseconds. */
const ROWS_OF_A_PIECE = 200

/**
 * Runs a query for some hundred items at a time and returns all rows in order. The rows of a large result are mapped in one go,
 * which holds up every other request; between pieces, others are served.
 */
export const inPieces = async <Item, Row>(
  items: readonly Item[],
  query: (piece: Item[]) => Promise<Row[]>,
): Promise<Row[]> => {
  const rows: Row[][] = []
  for (let from = 0; from < items.length; from += ROWS_OF_A_PIECE)
    rows.push(await query(items.slice(from, from + ROWS_OF_A_PIECE)))
  return rows.flat()
}

/** The same by ids, each once and in ascending order: locks of overlapping lists are taken in one order. */
export const inPiecesOfIds = <Row>(
  ids: readonly number[],
  query: (piece: number[]) => Promise<Row[]>,
): Promise<Row[]> =>
  inPieces(
    [...new Set(ids)].toSorted((left, right) => left - right),
    query,
  )

/**
 * Condition that a column has one of many ids, which are one parameter. `inArray` makes a parameter of each: building and sending
 * a query with hundreds of them takes longer than reading the rows.
 */
export const isOneOf = (column: PgColumn, ids: number[]): SQL =>
  sql`${column} = any(${sql.param(ids)}::integer[])`
