import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { OrderStatus, ReasonCode } from '@sufra/shared/contracts/order'
import type { Db } from '#src/database/database.ts'
import type { SumSources } from './order-day/sum-sources.ts'
import { DAYS, HOURS, PRODUCTS, WAITS } from './order-day/day-kinds.ts'
import { sumsOf } from './order-day/order-sums.ts'
import type { SumFilter } from './order-day/order-sums.ts'

export interface SumQuery {
  filter: SumFilter
  cover: SumSources
  /** null for every status that counts as business */
  status: OrderStatus | null
}

const LOST = sql`status in ('Rejected', 'Cancelled', 'Missed', 'Failed')`

const counted = ({ status }: SumQuery): SQL => (status ? sql`status = ${status}` : sql`not ${LOST}`)
const sumWhere = (amount: SQL, condition: SQL): SQL =>
  sql`coalesce(sum(${amount}) filter (where ${condition}), 0)::float8`
// Refunded amounts count as not sold.
const SALES = sql`value - refunded`
const ORDERS = sql`orders`

const pointOf = (looked: SumQuery): SQL => sql`${sumWhere(ORDERS, counted(looked))} as orders,
  ${sumWhere(SALES, sql`${counted(looked)} and not ${LOST}`)} as sales`

// Type aliases, because `db.execute` requires an index signature, which an interface does not have.
export type Point = { orders: number; sales: number }

export const readFigures = async (db: Db, looked: SumQuery): Promise<Point & { sold: number }> => {
  const { rows } = await db.execute<Point & { sold: number }>(
    sql`select ${pointOf(looked)}, ${sumWhere(ORDERS, sql`${counted(looked)} and not ${LOST}`)} as sold
      from ${sumsOf(DAYS, looked.filter, looked.cover)} as d`,
  )
  return rows[0] ?? { orders: 0, sales: 0, sold: 0 }
}

/** Median in whole seconds; the mean of the two middle values for an even number. */
export const readMedianWait = async (db: Db, { filter, cover }: SumQuery): Promise<number | null> => {
  const { rows } = await db.execute<{ median: number | null }>(
    sql`with waits as (
        select seconds, sum(orders)::bigint as orders from ${sumsOf(WAITS, filter, cover)} as w group by seconds
      ), places as (
        select seconds, (sum(orders) over (order by seconds))::bigint as upto, (sum(orders) over ())::bigint as total
        from waits
      )
      select ((min(seconds) filter (where upto >= (total + 1) / 2))
        + (min(seconds) filter (where upto >= total / 2 + 1)))::float8 / 2 as median from places`,
  )
  return rows[0]?.median ?? null
}

export type Loss = {
  status: OrderStatus
  reason: ReasonCode | null
  orders: number
  value: number
}

/** Lost orders, whatever the status filter. */
export const readLosses = async (db: Db, { filter, cover }: SumQuery): Promise<Loss[]> => {
  const { rows } = await db.execute<Loss>(
    sql`select status, nullif(reason, '') as reason, sum(orders)::float8 as orders, sum(${SALES})::float8 as value
      from ${sumsOf(DAYS, filter, cover)} as d where ${LOST} group by 1, 2 order by value desc, orders desc, 1, 2`,
  )
  return rows
}

export const readDays = async (db: Db, looked: SumQuery): Promise<(Point & { day: string })[]> => {
  const { rows } = await db.execute<Point & { day: string }>(
    sql`select day::text, ${pointOf(looked)} from ${sumsOf(DAYS, looked.filter, looked.cover)} as d
      group by d.day order by d.day`,
  )
  return rows
}

export const readByChannel = async (db: Db, looked: SumQuery): Promise<(Point & { channelId: number })[]> => {
  const { rows } = await db.execute<Point & { channelId: number }>(
    sql`select channel_id as "channelId", ${pointOf(looked)}
      from ${sumsOf(DAYS, looked.filter, looked.cover)} as d group by 1`,
  )
  return rows
}

/** By hour of local time; hours without orders are absent. */
export const readByHour = async (db: Db, looked: SumQuery): Promise<(Point & { hour: number })[]> => {
  const { rows } = await db.execute<Point & { hour: number }>(
    sql`select hour, ${pointOf(looked)} from ${sumsOf(HOURS, looked.filter, looked.cover)} as h group by 1`,
  )
  return rows
}

/** 0 is Sunday. */
export const readByWeekday = async (
  db: Db,
  looked: SumQuery,
): Promise<(Point & { weekday: number; hour: number })[]> => {
  const { rows } = await db.execute<Point & { weekday: number; hour: number }>(
    sql`select extract(dow from day)::int as weekday, hour, ${pointOf(looked)}
      from ${sumsOf(HOURS, looked.filter, looked.cover)} as h group by 1, 2`,
  )
  return rows
}

export type SoldProduct = {
  product: string
  productId: number | null
  name: string
  quantity: number
  sales: number
}

const soldProducts = (
  looked: SumQuery,
): SQL => sql`select product, product_id as "productId", max(name) as name,
    sum(quantity)::float8 as quantity, sum(sales)::float8 as sales
  from ${sumsOf(PRODUCTS, looked.filter, looked.cover)} as p
  where ${counted(looked)} and not ${LOST}`

export const readTopProducts = async (db: Db, looked: SumQuery, limit: number): Promise<SoldProduct[]> => {
  const { rows } = await db.execute<SoldProduct>(
    sql`${soldProducts(looked)} group by product, product_id order by quantity desc, sales desc, product limit ${limit}`,
  )
  return rows
}

/** Sales of these products, whatever their rank. */
export const readProducts = async (db: Db, looked: SumQuery, products: string[]): Promise<SoldProduct[]> => {
  const { rows } = await db.execute<SoldProduct>(
    sql`${soldProducts(looked)} and product = any(${sql.param(products)}::text[]) group by product, product_id`,
  )
  return rows
}
