import { and, eq, gte, inArray, lte, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { OrderListQuery } from '@sufra/shared/contracts/order'
import { toLatinDigits } from '@sufra/shared/contracts/text'
import type { Scope } from '#src/database/database.ts'
import { containsPattern } from '#src/database/like-pattern.ts'
import { ownRows } from '#src/database/own-rows.ts'
import { order, orderLine } from '../order.table.ts'
import { statusById } from '../state/order-status.ts'

const matches = (search: string): SQL | undefined => {
  const text = search.trim()
  if (text === '') return undefined
  const pattern = containsPattern(text)
  // "#4821", "٤٨٢١" and "+966 5…" are numbers as people write them.
  const number = toLatinDigits(text).replace(/[\s#+-]/g, '')
  return or(
    sql`${order.orderNumber} ilike ${containsPattern(number || text)}`,
    /^\d+$/.test(number)
      ? sql`regexp_replace(${order.customerPhone}, '[^0-9]', '', 'g') like ${containsPattern(number)}`
      : undefined,
    sql`${order.channelOrderId} ilike ${pattern}`,
    sql`${order.customerName} ilike ${pattern}`,
    sql`exists (select from ${orderLine} where ${orderLine.accountId} = ${order.accountId}
      and ${orderLine.orderId} = ${order.id} and ${orderLine.productName} ilike ${pattern})`,
  )
}

/** What `GET /api/Order/Get` asks for, as a condition. */
export const wantedOrders = (
  query: OrderListQuery,
  { scope, branchIds }: { scope: Scope; branchIds: number[] },
): SQL | undefined => {
  const status = statusById(query.OrderStatusId)
  return and(
    ownRows(scope, order.accountId),
    branchIds.length > 0 ? inArray(order.branchId, branchIds) : undefined,
    // A number that names no state matches nothing.
    query.OrderStatusId ? (status ? eq(order.status, status) : sql`false`) : undefined,
    query.ChannelId ? eq(order.channelId, query.ChannelId) : undefined,
    query.From ? gte(order.placedAt, new Date(query.From)) : undefined,
    query.To ? lte(order.placedAt, new Date(query.To)) : undefined,
    matches(query.Search ?? ''),
  )
}
