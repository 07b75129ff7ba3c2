import { and, asc, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { order } from '#src/modules/ordering/order/order.table.ts'
import type { OrderRow } from '#src/modules/ordering/order/order.table.ts'

/** A branch and a time range. */
export interface Span {
  accountId: number
  branchId: number
  from: Date
  to: Date
}

const ofBranch = ({ accountId, branchId }: Span): SQL | undefined =>
  and(eq(order.accountId, accountId), eq(order.branchId, branchId), eq(order.isTest, false))

const countOf = (is: SQL) => sql<number>`count(*) filter (where ${is})`.mapWith(Number)
const sumOf = (amount: SQL, is: SQL) =>
  sql<number>`coalesce(sum(${amount}) filter (where ${is}), 0)`.mapWith(Number)

const LOST = sql`${order.status} in ('Rejected', 'Cancelled', 'Missed', 'Failed')`
const lotOf = (status: OrderRow['status']) => {
  const is = sql`${order.status} = ${status}`
  return { orders: countOf(is), sum: sumOf(sql`${order.finalPrice}`, is) }
}

const WHATEVER = sql`true`

/** Totals of arrived orders, in one scan. */
export const sumPlaced = async (db: Db, span: Span) => {
  const [row] = await db
    .select({
      count: countOf(WHATEVER),
      sold: countOf(sql`not ${LOST}`),
      sales: sumOf(sql`${order.finalPrice} - ${order.refundedTotal}`, sql`not ${LOST}`),
      rejected: lotOf('Rejected'),
      cancelled: lotOf('Cancelled'),
      missed: lotOf('Missed'),
      failed: lotOf('Failed'),
    })
    .from(order)
    .where(and(ofBranch(span), gte(order.placedAt, span.from), lt(order.placedAt, span.to)))
  if (!row) throw new Error('PostgreSQL returned no row')
  return row
}

const LONGEST_ORDER_MS = 14 * 24 * 60 * 60_000

// A driver takes the cash of a delivery to its platform; all other cash is paid at the branch.
const AT_BRANCH = sql`${order.type} <> 'Delivery'`
const BY_DRIVER = sql`${order.type} = 'Delivery'`

/** Totals of cash payments of orders that left the branch in this time. */
export const sumCash = async (db: Db, span: Span) => {
  const left = sql`coalesce(${order.pickedUpAt}, ${order.closedAt})`
  const received = sql`${order.finalPrice} - ${order.refundedTotal}`
  const [row] = await db
    .select({
      orders: countOf(WHATEVER),
      expected: sumOf(received, AT_BRANCH),
      withDrivers: sumOf(received, BY_DRIVER),
    })
    .from(order)
    .where(
      and(
        ofBranch(span),
        eq(order.paymentType, 'Cash'),
        sql`${order.status} in ('PickedUp', 'Completed')`,
        sql`${left} >= ${span.from.toISOString()}::timestamptz and ${left} < ${span.to.toISOString()}::timestamptz`,
        // No order is open for longer; the condition allows the index on `placedAt`.
        gte(order.placedAt, new Date(span.from.getTime() - LONGEST_ORDER_MS)),
      ),
    )
  return row && row.orders > 0 ? row : null
}

/** All open orders, oldest first. */
export const listOpen = async (
  db: Db,
  { accountId, branchId }: Pick<Span, 'accountId' | 'branchId'>,
  limit: number,
): Promise<{ rows: OrderRow[]; total: number }> => {
  const isOpen = and(
    eq(order.accountId, accountId),
    eq(order.branchId, branchId),
    eq(order.isTest, false),
    isNull(order.closedAt),
  )
  const rows = await db
    .select()
    .from(order)
    .where(isOpen)
    .orderBy(asc(order.placedAt), asc(order.id))
    .limit(limit)
  return { rows, total: rows.length < limit ? rows.length : await db.$count(order, isOpen) }
}
