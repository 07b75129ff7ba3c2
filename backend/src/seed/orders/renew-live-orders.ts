import { and, desc, eq, isNull, lt, max, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { announceOrders } from '#src/modules/ordering/ordering.ts'
import { order, orderHistory } from '#src/modules/ordering/order/order.table.ts'
import type { OrderRow } from '#src/modules/ordering/order/order.table.ts'
import { createChance } from '../random.ts'
import { RESTAURANTS } from '../menu/restaurants.ts'
import type { SeededRestaurant } from '../menu/restaurants.ts'
import { changesOf, endOf } from './end-order.ts'
import { addHistory } from './history.ts'
import { insertOrders } from './insert-orders.ts'
import { liveOrders } from './live-orders.ts'
import { later } from './order-row.ts'
import { readShops } from './shops.ts'

/** The oldest fresh order is 24 minutes old; after an hour each of them would be late. */
const STALE_MS = 60 * 60_000

// The prefix of `newOrder`'s numbers. Orders from the simulator have two other letters.
const isSeeded = (accountId: number) =>
  and(eq(order.accountId, accountId), sql`${order.channelOrderId} ~ ${`^(HU|JA|KE)-${accountId}-[0-9]+$`}`)

const newestOf = async (db: Db, accountId: number): Promise<Date | undefined> => {
  const [row] = await db
    .select({ placedAt: order.placedAt })
    .from(order)
    .where(isSeeded(accountId))
    .orderBy(desc(order.placedAt))
    .limit(1)
  return row?.placedAt
}

const lastNumberOf = async (db: Db, accountId: number): Promise<number> => {
  const [row] = await db
    .select({ last: sql<number>`max(split_part(${order.channelOrderId}, '-', 3)::integer)` })
    .from(order)
    .where(isSeeded(accountId))
  return row?.last ?? 0
}

// A scheduled order may be before its time.
const staleOf = async (db: Db, accountId: number, now: Date): Promise<OrderRow[]> => {
  const rows = await db
    .select()
    .from(order)
    .where(and(isSeeded(accountId), isNull(order.closedAt), lt(order.placedAt, later(now, -STALE_MS))))
  return rows.filter(row => endOf(row).every(({ at }) => at < now))
}

const end = async (db: Db, row: OrderRow): Promise<void> => {
  const { accountId, id } = row
  const steps = endOf(row)
  const froms = [row.status, ...steps.map(({ to }) => to)]
  await db
    .update(order)
    .set(changesOf(row, steps))
    .where(and(eq(order.accountId, accountId), eq(order.id, id)))
  await db
    .insert(orderHistory)
    .values(steps.map((step, at) => ({ ...step, accountId, orderId: id, from: froms[at] })))
}

const addFresh = async (db: Db, restaurant: SeededRestaurant, now: Date): Promise<number[]> => {
  const { accountId } = restaurant
  const [last] = await db.select({ id: max(order.id) }).from(order)
  const afterId = last?.id ?? 0
  let number = await lastNumberOf(db, accountId)
  const moment = { now, chance: createChance(number), nextNumber: () => ++number }
  await insertOrders(db, accountId, liveOrders(await readShops(db, restaurant), moment))
  await addHistory(db, { afterId })
  const fresh = await db
    .select({ id: order.id })
    .from(order)
    .where(and(isSeeded(accountId), sql`${order.id} > ${afterId}`))
  return fresh.map(({ id }) => id)
}

/**
 * Renews the demo's live orders once they are an hour old: ends them as if the day had gone on, and adds new ones in
 * each lane. Orders of visitors stay unchanged.
 */
export const renewLiveOrders = async (db: Db, now: Date): Promise<void> => {
  for (const restaurant of RESTAURANTS) {
    const { accountId } = restaurant
    const newest = await newestOf(db, accountId)
    if (!newest || newest > later(now, -STALE_MS)) continue
    const stale = await staleOf(db, accountId, now)
    for (const row of stale) await end(db, row)
    const fresh = await addFresh(db, restaurant, now)
    await announceOrders(db, { accountId, ids: [...stale.map(({ id }) => id), ...fresh] })
  }
}
