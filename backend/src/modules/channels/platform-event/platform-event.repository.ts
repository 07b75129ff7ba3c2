import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { insertRows } from '#src/database/insert-rows.ts'
import { branch } from '#src/modules/merchants/branch/branch.table.ts'
import { integration } from '#src/modules/channels/integration/integration.table.ts'
import { platformEvent } from './platform-event.table.ts'
import type { InboxState } from './platform-event.table.ts'

export type NewEvent = typeof platformEvent.$inferInsert

/** Selects events of one merchant: never tried ones, failed ones that are due, or these ids. */
export type EventSelection = 'fresh' | 'failed' | { ids: number[] }

/** Returns the new events only, without duplicates. A query for `atEnd`. */
export const insertEvents = (db: Db, rows: NewEvent[]) =>
  db.execute<{ accountId: number; channelId: number; eventId: string }>(sql`
    ${insertRows(platformEvent, rows)} on conflict do nothing
    returning account_id as "accountId", channel_id as "channelId", event_id as "eventId"`)

const shop = {
  accountId: branch.accountId,
  serviceProviderId: branch.serviceProviderId,
  branchId: branch.id,
  branchName: branch.name,
  prepMinutes: branch.prepMinutes,
  autoStartPreparing: branch.autoStartPreparing,
  escalation: branch.escalation,
  timeZone: branch.timeZone,
  acceptance: branch.acceptance,
  busyMinutes: sql<number>`case when ${branch.overrideKind} = 'Busy' and ${branch.overrideUntil} > now()
    then ${branch.busyMinutes} else 0 end`,
  channelId: integration.channelId,
}

const eventsWithShop = (db: Db) =>
  db
    .select({ event: platformEvent, shop })
    .from(platformEvent)
    .innerJoin(
      integration,
      and(
        eq(integration.accountId, platformEvent.accountId),
        eq(integration.id, platformEvent.integrationId),
      ),
    )
    .innerJoin(branch, and(eq(branch.accountId, integration.accountId), eq(branch.id, integration.branchId)))
export type ClaimedEvent = Awaited<ReturnType<typeof eventsWithShop>>[number]

const wantedRows = (wanted: EventSelection): SQL => {
  if (wanted === 'fresh') return sql`attempts = 0`
  if (wanted === 'failed') return sql`attempts > 0 and next_attempt_at <= now()`
  return sql`id = any(${sql.param(wanted.ids)}::bigint[])`
}

// Events that wait for an order are claimed with it. `skip locked` is for a node of an older version.
const claimedIds = ({ accountId, wanted, limit }: Claim): SQL => sql`(
  with due as (
    select id, channel_id, channel_order_id from ${platformEvent}
    where account_id = ${accountId} and state = 'received' and ${wantedRows(wanted)}
    order by id limit ${limit} for update skip locked
  )
  select id from due union select told.id from due join ${platformEvent} as told
    on told.account_id = ${accountId} and told.channel_id = due.channel_id
    and told.channel_order_id = due.channel_order_id and told.state = 'waiting')`

interface Claim {
  accountId: number
  wanted: EventSelection
  limit: number
}

/**
 * Returns the oldest due events of one merchant (`received`) and the earlier events of their orders
 * (`waiting`), in the order of arrival. Call it only while no other run processes this merchant's inbox.
 */
export const claimEvents = async (db: Db, claim: Claim): Promise<ClaimedEvent[]> =>
  eventsWithShop(db)
    .where(and(eq(platformEvent.accountId, claim.accountId), inArray(platformEvent.id, claimedIds(claim))))
    .orderBy(asc(platformEvent.id))

export interface Settlement {
  id: number
  state: InboxState
  error?: string
}

/** Writes the results of these events. A query for `atEnd`. */
export const settleEvents = (db: Db, accountId: number, settled: Settlement[]) =>
  db.execute(sql`
    update ${platformEvent} as event
    set state = settled.state, error = settled.error, processed_at = clock_timestamp()
    from unnest(
      ${sql.param(settled.map(({ id }) => id))}::bigint[],
      ${sql.param(settled.map(({ state }) => state))}::text[],
      ${sql.param(settled.map(({ error }) => error ?? null))}::text[]
    ) as settled (id, state, error)
    where event.account_id = ${accountId} and event.id = settled.id`)

/** Counts a failed attempt; the next one follows after 1, 2, 4 … seconds. Returns the number of attempts. */
export const postponeEvent = async (
  db: Db,
  { accountId, id }: { accountId: number; id: number },
  error: string,
): Promise<number> => {
  const [row] = await db
    .update(platformEvent)
    .set({
      attempts: sql`${platformEvent.attempts} + 1`,
      nextAttemptAt: sql`now() + make_interval(secs => power(2, ${platformEvent.attempts}))`,
      error,
    })
    .where(
      and(
        eq(platformEvent.accountId, accountId),
        eq(platformEvent.id, id),
        eq(platformEvent.state, 'received'),
      ),
    )
    .returning({ attempts: platformEvent.attempts })
  return row?.attempts ?? 0
}

export interface AccountToDo {
  accountId: number
  /** a failed event is due */
  hasFailed: boolean
}

/**
 * Merchants with due events, each once. The query skips from merchant to merchant in the index, so it does
 * not depend on the number of events. Covers all merchants: call it in the scope of all merchants.
 */
export const accountsToDo = async (db: Db): Promise<AccountToDo[]> => {
  const { rows } = await db.execute<{ account_id: number; has_fresh: boolean; has_failed: boolean }>(sql`
    with recursive busy (account_id) as (
      select min(account_id) from ${platformEvent} where state = 'received'
      union all
      select (select min(account_id) from ${platformEvent} as event
        where event.state = 'received' and event.account_id > busy.account_id)
      from busy where busy.account_id is not null
    )
    select account_id,
      exists (select from ${platformEvent} as event where event.account_id = busy.account_id
        and event.state = 'received' and event.attempts = 0) as has_fresh,
      exists (select from ${platformEvent} as event where event.account_id = busy.account_id
        and event.state = 'received' and event.attempts > 0 and event.next_attempt_at <= now()) as has_failed
    from busy where account_id is not null`)
  return rows
    .filter(row => row.has_fresh || row.has_failed)
    .map(row => ({ accountId: row.account_id, hasFailed: row.has_failed }))
}

/** Maximum of events in one deletion, so that its transaction stays short. */
const DELETED_AT_ONCE = 5_000

/** Deletes some events that arrived before `before`, whatever became of them. Returns how many; 0 means done. Covers all merchants. */
export const deleteEventsBefore = async (db: Db, before: Date): Promise<number> => {
  const { rowCount } = await db.execute(sql`
    delete from ${platformEvent} where ctid = any (array(
      select ctid from ${platformEvent} where received_at < ${before.toISOString()}::timestamptz limit ${DELETED_AT_ONCE}))`)
  return rowCount ?? 0
}

/** An order by its id at the platform. */
export interface OrderAtPlatform {
  accountId: number
  channelId: number
  channelOrderId: string
}

/** Deletes the messages about these orders. Their platforms may send one again: an ended order ignores it. */
export const deleteEventsOfOrders = (db: Db, orders: readonly OrderAtPlatform[]) =>
  db.execute(sql`
    delete from ${platformEvent} as event
    using unnest(
      ${sql.param(orders.map(({ accountId }) => accountId))}::int[],
      ${sql.param(orders.map(({ channelId }) => channelId))}::int[],
      ${sql.param(orders.map(({ channelOrderId }) => channelOrderId))}::text[]
    ) as given (account_id, channel_id, channel_order_id)
    where event.account_id = given.account_id and event.channel_id = given.channel_id
      and event.channel_order_id = given.channel_order_id`)

// Bytes beyond ASCII are separators here, as octal escapes; the separators within a number are left out.
const TEXT_OF_BODY = sql.raw(
  `regexp_replace(regexp_replace(encode(raw_body, 'escape'), '\\\\[0-7]{3}', ',', 'g'), '[ ().-]', '', 'g')`,
)

/** Returns the messages to a merchant that contain this mobile number (`+966…`) in any common spelling, oldest first. */
export const eventsNaming = (db: Db, { accountId, mobile }: { accountId: number; mobile: string }) =>
  db
    .select()
    .from(platformEvent)
    .where(
      and(
        eq(platformEvent.accountId, accountId),
        sql`${TEXT_OF_BODY} ~ ${`(^|[^0-9])(00966|966)?0?${mobile.replace('+966', '')}([^0-9]|$)`}`,
      ),
    )
    .orderBy(asc(platformEvent.id))

export const deleteEvents = (db: Db, { accountId, ids }: { accountId: number; ids: number[] }) =>
  db.execute(sql`delete from ${platformEvent}
    where account_id = ${accountId} and id = any(${sql.param(ids)}::bigint[])`)
