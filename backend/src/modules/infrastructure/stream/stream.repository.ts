import { and, asc, eq, gt, lt, min, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { streamCounter, streamEvent } from './stream.table.ts'

/** NOTIFY channel; see `readNotice`. */
export const STREAM_CHANNEL = 'sufra_stream'
// PostgreSQL accepts 8,000 bytes; the rest is for the ids and the type.
const LARGEST_CARRIED_BYTES = 7800

export type StoredEvent = Pick<typeof streamEvent.$inferSelect, 'id' | 'type' | 'branchId' | 'payload'>
type NewEvent = Pick<typeof streamEvent.$inferInsert, 'type' | 'branchId' | 'payload'>

/**
 * Inserts events in one round trip, because the merchant's counter stays locked until the commit. A
 * notification contains its event if it fits, so that usually nobody has to read it. A query for `atEnd`.
 */
export const appendEvents = (db: Db, accountId: number, events: NewEvent[]) => {
  const carried = events.map(({ payload }) =>
    Buffer.byteLength(payload) <= LARGEST_CARRIED_BYTES ? payload : '',
  )
  return db.execute(sql`
    with next as (
      insert into ${streamCounter} as counter (account_id, last_id) values (${accountId}::integer, ${events.length})
      on conflict (account_id) do update set last_id = counter.last_id + ${events.length}
      returning last_id
    ), told as (
      select last_id - ${events.length} + position as id, type, branch_id, payload, carried
      from next, unnest(
        ${sql.param(events.map(({ type }) => type))}::text[],
        ${sql.param(events.map(({ branchId }) => branchId ?? null))}::integer[],
        ${sql.param(events.map(({ payload }) => payload))}::text[],
        ${sql.param(carried)}::text[]
      ) with ordinality as event (type, branch_id, payload, carried, position)
      order by position
    ), stored as (
      insert into ${streamEvent} (account_id, id, type, branch_id, payload)
      select ${accountId}::integer, id, type, branch_id, payload from told
    )
    select pg_notify(${STREAM_CHANNEL},
      concat_ws(' ', ${accountId}::text, id, type, coalesce(branch_id::text, '-'), carried))
    from told`)
}

/** Notifies listeners of a short event without storing it. */
export const notifyOnly = (db: Db, accountId: number, { type, payload }: NewEvent) =>
  db.execute(
    sql`select pg_notify(${STREAM_CHANNEL}, concat_ws(' ', ${accountId}::text, 0, ${type}::text, '-', ${payload}::text))`,
  )

export interface Notice {
  accountId: number
  /** 0: not stored */
  id: number
  type: string
  /** null when it was too large and has to be read */
  event: StoredEvent | null
}

/** Parses a notification; null when it reports a possible loss. */
export const readNotice = (text: string): Notice | null => {
  const [, accountId, id, type, branchId, payload] = /^(\d+) (\d+) (\S+) (\d+|-) (.*)$/s.exec(text) ?? []
  if (!accountId || !type) return null
  const event = payload
    ? { id: Number(id), type, branchId: branchId === '-' ? null : Number(branchId), payload }
    : null
  return { accountId: Number(accountId), id: Number(id), type, event }
}

export const lastEventId = async (db: Db, accountId: number): Promise<number> => {
  const [counter] = await db
    .select({ lastId: streamCounter.lastId })
    .from(streamCounter)
    .where(eq(streamCounter.accountId, accountId))
  return counter?.lastId ?? 0
}

/** Returns the oldest stored id; null when nothing is stored. */
export const oldestEventId = async (db: Db, accountId: number): Promise<number | null> => {
  const [row] = await db
    .select({ id: min(streamEvent.id) })
    .from(streamEvent)
    .where(eq(streamEvent.accountId, accountId))
  return row?.id ?? null
}

export const eventsAfter = async (
  db: Db,
  after: { accountId: number; id: number; limit: number },
): Promise<StoredEvent[]> =>
  db
    .select({
      id: streamEvent.id,
      type: streamEvent.type,
      branchId: streamEvent.branchId,
      payload: streamEvent.payload,
    })
    .from(streamEvent)
    .where(and(eq(streamEvent.accountId, after.accountId), gt(streamEvent.id, after.id)))
    .orderBy(asc(streamEvent.id))
    .limit(after.limit)

export const deleteEventsBefore = async (db: Db, instant: Date): Promise<void> => {
  await db.delete(streamEvent).where(lt(streamEvent.createdAt, instant))
}
