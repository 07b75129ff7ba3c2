import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#src/database/database.ts'

/** Time from a change or an order to the reading of the shop. It is also the shortest period of readings. */
export const SHORTEST_PERIOD_MS = 20_000
/** A reading that takes longer is given up, and the shop is due again. */
export const CLAIM_MS = 120_000

export interface ShopKey {
  accountId: number
  id: number
}

/** A shop to be read, with the period of its readings so far. */
export interface DueShop extends ShopKey {
  channelId: number
  periodMs: number
}

/** The next reading of a shop. */
export interface NextReading {
  inMs: number
  periodMs: number
}

/** Free places of this node for readings of one platform. */
export interface FreePlaces {
  channelId: number
  count: number
}

const secondsOf = (milliseconds: number): number => milliseconds / 1_000

/** Creates the limits of platforms that have none yet. */
export const insertPaces = async (db: Db, channelIds: readonly number[]): Promise<void> => {
  await db.execute(sql`
    insert into reading_pace (channel_id, next_at)
    select unnest(${sql.param(channelIds)}::int[]), now() - interval '1 second'
    on conflict do nothing`)
}

const DueShops = z.array(
  z.object({ accountId: z.int(), id: z.int(), channelId: z.int(), periodMs: z.int() }).readonly(),
)

/**
 * Claims the shops that have been due longest, at most one per free place, and within the fleet's limit of each
 * platform. A platform that another node claims from at this moment is skipped. Covers all merchants.
 */
export const claimDueReadings = async (db: Db, free: readonly FreePlaces[]): Promise<readonly DueShop[]> => {
  const until = sql`now() + make_interval(secs => ${secondsOf(CLAIM_MS)})`
  const { rows } = await db.execute(sql`
    with pace as materialized (
      select pace.channel_id, free.count as places,
        least(readings_per_second, extract(epoch from now() - next_at) * readings_per_second) as allowance
      from reading_pace pace
      join unnest(
        ${sql.param(free.map(({ channelId }) => channelId))}::int[],
        ${sql.param(free.map(({ count }) => count))}::int[]
      ) as free (channel_id, count) on free.channel_id = pace.channel_id
      where next_at < now()
      order by pace.channel_id
      for update of pace skip locked
    ), due as materialized (
      select shop.* from pace cross join lateral (
        select account_id, integration_id, channel_id from due_reading
        where channel_id = pace.channel_id and due_at <= now() and (claimed_until is null or claimed_until <= now())
        order by due_at
        limit least(pace.places, floor(pace.allowance)::int)
        for update skip locked
      ) shop
    ), paced as (
      update reading_pace pace
      set next_at = greatest(next_at, now() - interval '1 second')
        + make_interval(secs => taken.count / readings_per_second)
      from (select channel_id, count(*) from due group by channel_id) taken
      where taken.channel_id = pace.channel_id
    )
    update due_reading claimed set due_at = ${until}, claimed_until = ${until}
    from due where due.account_id = claimed.account_id and due.integration_id = claimed.integration_id
    returning claimed.account_id as "accountId", claimed.integration_id as id, claimed.channel_id as "channelId",
      claimed.period_seconds * 1000 as "periodMs"`)
  return DueShops.parse(rows)
}

/** Releases a claimed shop until its next reading, or until an earlier one that was requested meanwhile. */
export const releaseReading = async (
  db: Db,
  { accountId, id }: ShopKey,
  { inMs, periodMs }: NextReading,
): Promise<void> => {
  const isUntouched = sql`due_at = claimed_until`
  const next = sql`now() + make_interval(secs => ${secondsOf(inMs)})`
  await db.execute(sql`
    update due_reading
    set due_at = case when ${isUntouched} then ${next} else least(due_at, ${next}) end,
      period_seconds = case when ${isUntouched} then ${Math.round(secondsOf(periodMs))} else period_seconds end,
      claimed_until = null
    where account_id = ${accountId} and integration_id = ${id} and claimed_until is not null`)
}

const soon = sql`now() + make_interval(secs => ${secondsOf(SHORTEST_PERIOD_MS)})`

/** Reads a shop soon, and often until it is settled, because something was changed at its platform. */
export const readSoonAfterChange = async (db: Db, { accountId, id }: ShopKey): Promise<void> => {
  const shortest = secondsOf(SHORTEST_PERIOD_MS)
  await db.execute(sql`
    update due_reading set due_at = least(due_at, ${soon}), period_seconds = ${shortest}
    where account_id = ${accountId} and integration_id = ${id} and (due_at > ${soon} or period_seconds > ${shortest})`)
}

// A locked row is skipped: an order must never wait for a reading.
/** Reads the shops of new orders soon. A write for `atEnd`. */
export const readSoonAfterOrders = (
  db: Db,
  { accountId, integrationIds }: { accountId: number; integrationIds: readonly number[] },
) =>
  db.execute(sql`
    with later as (
      select integration_id from due_reading
      where account_id = ${accountId} and integration_id = any(${sql.param(integrationIds)}::int[]) and due_at > ${soon}
      for update skip locked
    )
    update due_reading reading set due_at = ${soon}
    from later where reading.account_id = ${accountId} and reading.integration_id = later.integration_id`)
