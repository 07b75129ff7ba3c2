import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { Platforms } from '../../platforms/start-platforms.ts'

// Only a hang exceeds this: another node resumes a killed node's calls after a minute, and pauses between tries grow
// to half a minute.
const DRAIN_LIMIT_MS = 900_000
const LOOK_EVERY_MS = 1_000

const OPEN = `
  select (select count(*)::int from platform_event where state = 'received') as events,
    (select count(*)::int from channel_call where state = 'waiting') as calls`

/** Waits until no event and no call is pending. Returns the numbers that are still open at the end. */
export const untilWorkedOff = async (owner: pg.Pool): Promise<{ events: number; calls: number }> => {
  const end = performance.now() + DRAIN_LIMIT_MS
  for (;;) {
    const { rows } = await owner.query<{ events: number; calls: number }>(OPEN)
    const open = rows[0] ?? { events: 0, calls: 0 }
    if (open.events + open.calls === 0 || performance.now() > end) return open
    await wait(LOOK_EVERY_MS)
  }
}

export const storedOrders = async (owner: pg.Pool): Promise<Map<string, number>> => {
  const { rows } = await owner.query<{ id: string; times: number }>(
    'select channel_order_id as id, count(*)::int as times from app_order group by 1',
  )
  return new Map(rows.map(({ id, times }) => [id, times]))
}

/**
 * Returns how often its platform processed the arrival of each order: the same call twice under the same key counts
 * once.
 */
export const heardOrders = (platforms: Platforms): Map<string, number> =>
  new Map(
    platforms
      .peer('jahez')
      .kept.orders.map(({ id, history }) => [id, history.filter(({ what }) => what === 'see').length]),
  )

/**
 * Returns orders with a withdrawn acknowledgement: the order changed, for example to Missed, before it was sent, so the
 * platform gets the later state instead.
 */
export const overtakenOrders = async (owner: pg.Pool): Promise<Set<string>> => {
  const { rows } = await owner.query<{ id: string }>(
    `select channel_order_id as id from channel_call where action = 'acknowledge' and state = 'withdrawn'`,
  )
  return new Set(rows.map(({ id }) => id))
}

/** Returns the number of unsent calls in the database by state and answer. */
export const standingOf = async (owner: pg.Pool, unheard: string[]): Promise<string> => {
  const { rows } = await owner.query<{ standing: string }>(
    `select concat_ws(' ', count(*), coalesce(call.state, 'without a call'), 'after', call.attempts, 'tries', call.answer_code) as standing
     from app_order o left join channel_call call on call.account_id = o.account_id and call.order_id = o.id
     where o.channel_order_id = any($1) group by call.state, call.attempts, call.answer_code`,
    [unheard],
  )
  return rows.map(({ standing }) => standing).join('; ')
}
