import { and, asc, eq, gt, lt, min, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { streamCounter, streamEvent } from './stream.table.ts'

/** NOTIFY channel; its payload is the account id. */
export const STREAM_CHANNEL = 'sufra_stream'

export type StoredEvent = Pick<typeof streamEvent.$inferSelect, 'id' | 'type' | 'branchId' | 'payload'>
type NewEvent = Pick<typeof streamEvent.$inferInsert, 'accountId' | 'type' | 'branchId' | 'payload'>

/** One round trip, because the merchant's counter stays locked until the commit. */
export const appendEvent = async (db: Db, event: NewEvent): Promise<void> => {
  await db.execute(sql`
    with next as (
      insert into ${streamCounter} as counter (account_id, last_id) values (${event.accountId}::integer, 1)
      on conflict (account_id) do update set last_id = counter.last_id + 1
      returning last_id
    ), stored as (
      insert into ${streamEvent} (account_id, id, type, branch_id, payload)
      select ${event.accountId}::integer, last_id, ${event.type}::text, ${event.branchId ?? null}::integer, ${event.payload}::text
      from next
    )
    select pg_notify(${STREAM_CHANNEL}, ${String(event.accountId)}) from next`)
}

export const lastEventId = async (db: Db, accountId: number): Promise<number> => {
  const [counter] = await db
    .select({ lastId: streamCounter.lastId })
    .from(streamCounter)
    .where(eq(streamCounter.accountId, accountId))
  return counter?.lastId ?? 0
}

/** The oldest id that is still kept; null when nothing is. */
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
