import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { OrderTotals } from '@sufra/shared/contracts/order-list'
import { toHalalas, toRiyals } from '@sufra/shared/contracts/halalas'
import type { Db } from '#src/database/database.ts'
import { order } from '../order.table.ts'

const REAL = sql`not ${order.isTest}`
const LOST = sql`${order.status} in ('Rejected', 'Cancelled', 'Missed', 'Failed')`
const SOLD = sql`${REAL} and not ${LOST}`

const countOf = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
const sumOf = (amount: SQL | typeof order.finalPrice, condition: SQL) =>
  sql<number>`coalesce(sum(${amount}) filter (where ${condition}), 0)`.mapWith(Number)

// Most orders have no charges, and a subquery per order would be the most expensive part.
const CHARGED = sql`case when ${order.charges} = '[]' then 0 else (
  select coalesce(sum((charge ->> 'amount')::numeric), 0) from jsonb_array_elements(${order.charges}) charge
  where (charge ->> 'isAdded')::boolean) end`
const DIFFERENCE = sql`case when ${order.amountDifferences} = '[]' then 0 else (
  select sum((difference ->> 'stated')::numeric - (difference ->> 'expected')::numeric)
  from jsonb_array_elements(${order.amountDifferences}) difference) end`

/** Calculates all totals in one scan. */
export const sumOrders = async (db: Db, where: SQL | undefined): Promise<OrderTotals> => {
  const [row] = await db
    .select({
      orders: countOf(REAL),
      sold: countOf(SOLD),
      sales: sumOf(sql`${order.finalPrice} - ${order.refundedTotal}`, SOLD),
      lost: countOf(sql`${REAL} and ${LOST}`),
      lostValue: sumOf(order.finalPrice, sql`${REAL} and ${LOST}`),
      refunded: sumOf(sql`${order.refundedTotal}`, REAL),
      charges: sumOf(CHARGED, SOLD),
      difference: sumOf(DIFFERENCE, SOLD),
    })
    .from(order)
    .where(where)
  const {
    sold = 0,
    sales = 0,
    orders = 0,
    lost = 0,
    lostValue = 0,
    refunded = 0,
    charges = 0,
    difference = 0,
  } = row ?? {}
  const averageTicket = sold === 0 ? null : toRiyals(Math.round(toHalalas(sales) / sold))
  return { orders, sales, averageTicket, lost, lostValue, refunded, charges, difference }
}
