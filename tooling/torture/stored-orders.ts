import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { Verdicts } from './verdicts.ts'

const DRAIN_LIMIT_MS = 120_000
const LOOK_EVERY_MS = 100

/** Runs a query as a user who sees all rows. */
export type Query = <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>

/** Returns the acknowledged ids that are not stored (`lost`) and those stored more than once (`doubled`). */
export const compare = (acknowledged: Iterable<string>, stored: readonly string[]) => {
  const counts = new Map<string, number>()
  for (const id of stored) counts.set(id, (counts.get(id) ?? 0) + 1)
  const wanted = [...acknowledged]
  return {
    lost: wanted.filter(id => !counts.has(id)),
    doubled: wanted.filter(id => (counts.get(id) ?? 0) > 1),
  }
}

/** Waits until the inbox has no unprocessed event. Returns false after `DRAIN_LIMIT_MS`. */
export const isWorkedOff = async (query: Query): Promise<boolean> => {
  const end = performance.now() + DRAIN_LIMIT_MS
  while (performance.now() < end) {
    const [open] = await query<{ count: number }>(
      `select count(*)::int as count from platform_event where state = 'received'`,
    )
    if (open?.count === 0) return true
    await wait(LOOK_EVERY_MS)
  }
  return false
}

const WITHOUT_OUTBOX = `
  with told as (
    select distinct account_id, (payload::jsonb #>> '{order,id}')::int as id
    from stream_event where type = 'order.upserted'
  )
  select o.channel_order_id as id from app_order o left join told on told.account_id = o.account_id and told.id = o.id
  where o.channel_order_id = any($1) and told.id is null`

/** Checks that each acknowledged order is stored exactly once and has its outbox row. */
export const checkStored = async (
  query: Query,
  acknowledged: ReadonlySet<string>,
  verdicts: Verdicts,
): Promise<void> => {
  const isDone = await isWorkedOff(query)
  verdicts.check(isDone, () => ({
    what: 'events stay in the inbox',
    sent: `${acknowledged.size} orders`,
    came: `not worked off after ${DRAIN_LIMIT_MS / 1000} s`,
  }))
  const ids = [...acknowledged]
  const rows = await query<{ id: string }>(
    'select channel_order_id as id from app_order where channel_order_id = any($1)',
    [ids],
  )
  const { lost, doubled } = compare(
    acknowledged,
    rows.map(({ id }) => id),
  )
  const silent = await query<{ id: string }>(WITHOUT_OUTBOX, [ids])
  for (const [what, some] of [
    ['an acknowledged order is lost', lost],
    ['an acknowledged order is stored more than once', doubled],
    ['an order has no row in the outbox', silent.map(({ id }) => id)],
  ] as const)
    verdicts.check(some.length === 0, () => ({
      what,
      sent: `${acknowledged.size} orders`,
      came: `${some.length}: ${some.slice(0, 5).join(', ')}`,
    }))
  verdicts.figure(`${acknowledged.size} acknowledged, ${lost.length} lost, ${doubled.length} doubled`)
}
