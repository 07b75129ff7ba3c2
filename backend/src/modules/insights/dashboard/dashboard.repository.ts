import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { OrderStatus } from '@sufra/shared/contracts/order'
import type { Db, Scope } from '#src/database/database.ts'
import { ownRows } from '#src/database/own-rows.ts'
import { order, orderLine } from '#src/modules/ordering/order/order.table.ts'
import { product } from '#src/modules/catalogue/product/product.table.ts'

export interface Period {
  from: Date
  to: Date
}

export interface OrderFilter {
  scope: Scope
  /** null for all */
  branchIds: number[] | null
  /** null for every state that counts as business */
  status: OrderStatus | null
  timeZone: string
}

const LOST = sql`${order.status} in ('Rejected', 'Cancelled', 'Missed', 'Failed')`
const TOP = 5

const reached = ({ scope, branchIds }: OrderFilter): SQL | undefined =>
  and(
    ownRows(scope, order.accountId),
    eq(order.isTest, false),
    branchIds ? inArray(order.branchId, branchIds) : undefined,
  )

const during = (filter: OrderFilter, { from, to }: Period): SQL | undefined =>
  and(reached(filter), gte(order.placedAt, from), lt(order.placedAt, to))

const isCounted = ({ status }: OrderFilter): SQL =>
  status ? sql`${order.status} = ${status}` : sql`not ${LOST}`

const countWhere = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
// What was paid back was not sold.
const salesWhere = (condition: SQL) =>
  sql<number>`coalesce(sum(${order.finalPrice} - ${order.refundedTotal}) filter (where ${condition}), 0)`.mapWith(
    Number,
  )

const figures = (filter: OrderFilter) => ({
  orders: countWhere(isCounted(filter)),
  sold: countWhere(sql`${isCounted(filter)} and not ${LOST}`),
  sales: salesWhere(sql`${isCounted(filter)} and not ${LOST}`),
})

export const readFigures = async (db: Db, filter: OrderFilter, period: Period) => {
  const [row] = await db.select(figures(filter)).from(order).where(during(filter, period))
  return row ?? { orders: 0, sold: 0, sales: 0 }
}

/** What went wrong, whatever state the caller filters by, and how long a New order waited for its Accept. */
export const readOutcomes = async (db: Db, filter: OrderFilter, period: Period) => {
  const [row] = await db
    .select({
      missed: countWhere(sql`${order.status} = 'Missed'`),
      missedValue: salesWhere(sql`${order.status} = 'Missed'`),
      rejected: countWhere(sql`${order.status} = 'Rejected'`),
      cancelled: countWhere(sql`${order.status} = 'Cancelled'`),
      acceptanceSecondsMedian: sql<number | null>`percentile_cont(0.5) within group (
        order by extract(epoch from ${order.acceptedAt} - ${order.placedAt})
      ) filter (where ${order.acceptedAt} is not null and ${order.releaseAt} is null)`,
    })
    .from(order)
    .where(during(filter, period))
  return row ?? { missed: 0, missedValue: 0, rejected: 0, cancelled: 0, acceptanceSecondsMedian: null }
}

export const readByChannel = async (db: Db, filter: OrderFilter, period: Period) =>
  db
    .select({ channelId: order.channelId, ...figures(filter) })
    .from(order)
    .where(during(filter, period))
    .groupBy(order.channelId)

/** The hour of the wall clock in the filter's time zone; hours without orders are absent. */
export const readByHour = async (db: Db, filter: OrderFilter, period: Period) => {
  const hour = sql<number>`extract(hour from ${order.placedAt} at time zone ${filter.timeZone})::int`
  return db
    .select({ hour, ...figures(filter) })
    .from(order)
    .where(during(filter, period))
    .groupBy(sql`1`)
}

export const readTopProducts = async (db: Db, filter: OrderFilter, period: Period) => {
  const quantity = sql<number>`sum(${orderLine.quantity})`.mapWith(Number)
  return db
    .select({
      productId: orderLine.productId,
      name: sql<string>`max(${orderLine.productName})`,
      quantity,
      sales: sql<number>`sum(${orderLine.finalPrice})`.mapWith(Number),
    })
    .from(order)
    .innerJoin(orderLine, and(eq(orderLine.accountId, order.accountId), eq(orderLine.orderId, order.id)))
    .where(and(during(filter, period), sql`${isCounted(filter)} and not ${LOST}`))
    .groupBy(
      orderLine.accountId,
      orderLine.productId,
      sql`case when ${orderLine.productId} is null then ${orderLine.productName} end`,
    )
    .orderBy(desc(quantity), sql`4 desc`)
    .limit(TOP)
}

/** Right now, whatever the period. */
export const readOpenOrders = async (db: Db, filter: OrderFilter) => {
  const [row] = await db
    .select({
      liveOrders: countWhere(sql`${order.status} in ('New', 'Accepted', 'Preparing', 'Ready', 'PickedUp')`),
      failedOrders: countWhere(sql`${order.status} = 'Failed'`),
    })
    .from(order)
    .where(and(reached(filter), sql`${order.closedAt} is null`))
  return row ?? { liveOrders: 0, failedOrders: 0 }
}

export const readSnoozed = async (db: Db, { scope, since }: { scope: Scope; since: Date }) => {
  const [row] = await db
    .select({
      snoozedCount: countWhere(sql`true`),
      snoozedOver24h: countWhere(sql`${product.snoozedAt} < ${since}`),
    })
    .from(product)
    .where(
      and(ownRows(scope, product.accountId), eq(product.isVisible, false), sql`${product.deletedAt} is null`),
    )
  return row ?? { snoozedCount: 0, snoozedOver24h: 0 }
}
