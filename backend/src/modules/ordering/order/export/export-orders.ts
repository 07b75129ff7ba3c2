import { Readable } from 'node:stream'
import { and, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { writeCsvStream } from 'hucre/csv'
import { writeXlsxStream } from 'hucre/xlsx'
import { MOST_EXPORTED } from '@sufra/shared/contracts/order-list'
import type { OrderExportQuery } from '@sufra/shared/contracts/order-list'
import type { Db } from '#src/database/database.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { rightToLeft } from '#src/modules/infrastructure/infrastructure.ts'
import { countOrders, linesOf, listOrders } from '../order.repository.ts'
import type { LineEntry, OrderEntry } from '../order.repository.ts'
import { order } from '../order.table.ts'
import { filterFor } from '../read/read-orders.ts'
import type { Caller } from '../read/read-orders.ts'
import { rowOf } from './export-row.ts'
import type { Cell } from './export-row.ts'
import { EXPORT_WORDS } from './export-words.ts'

interface Export {
  database: Foundation['database']
  caller: Caller
  query: OrderExportQuery
  language: 'ar' | 'en'
}

/** Rows in memory at a time. */
const STEP = 500

const NEWEST_FIRST = { by: 'placedAt', direction: 'desc' } as const

const isAfter = (last: OrderEntry | undefined): SQL | undefined =>
  last &&
  sql`(${order.placedAt}, ${order.id}) < (${last.order.placedAt.toISOString()}::timestamptz, ${last.order.id})`

const readStep = async (
  db: Db,
  { caller, query, last }: Pick<Export, 'caller' | 'query'> & { last: OrderEntry | undefined },
) => {
  const where = and(await filterFor(db, caller, query), isAfter(last))
  const entries = await listOrders(db, where, { sort: NEWEST_FIRST, limit: STEP, offset: 0 })
  const lines = new Map<number, LineEntry[]>(entries.map(entry => [entry.order.id, []]))
  const ids = [...lines.keys()]
  for (const line of await linesOf(db, caller.scope, ids)) lines.get(line.orderId)?.push(line)
  return { entries, lines }
}

// One transaction per step, because a slow client must not hold one open.
async function* rowsOf({ database, caller, query, language }: Export): AsyncGenerator<Cell[]> {
  yield [...EXPORT_WORDS[language].headings]
  let last: OrderEntry | undefined
  for (let written = 0; written < MOST_EXPORTED; written += STEP) {
    const from = last
    const { entries, lines } = await database.run(caller.scope, db =>
      readStep(db, { caller, query, last: from }),
    )
    for (const entry of entries) yield rowOf(entry, { lines: lines.get(entry.order.id) ?? [], language })
    last = entries.at(-1)
    if (entries.length < STEP) return
  }
}

const workbookOf = (asked: Export): AsyncIterable<Uint8Array> => {
  const isTurned = asked.language === 'ar'
  const workbook = writeXlsxStream(rowsOf(asked), {
    name: EXPORT_WORDS[asked.language].sheet,
    freezePane: { rows: 1 },
    compress: !isTurned,
  })
  return isTurned ? rightToLeft(workbook) : workbook
}

const bytesOf = (asked: Export): AsyncIterable<Uint8Array> =>
  asked.query.Format === 'csv' ? writeCsvStream(rowsOf(asked), { bom: true }) : workbookOf(asked)

/** Returns the filtered orders as a streamed file, newest first, and their number. */
export const exportOrders = async (asked: Export): Promise<{ stream: Readable; total: number }> => {
  const { database, caller, query } = asked
  const count = await database.run(caller.scope, async db =>
    countOrders(db, await filterFor(db, caller, query)),
  )
  return { stream: Readable.from(bytesOf(asked)), total: Math.min(count, MOST_EXPORTED) }
}
