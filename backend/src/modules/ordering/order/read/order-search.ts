import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { OrderFilter } from '@sufra/shared/contracts/order-list'
import { searchWords } from '@sufra/shared/contracts/search-text'
import type { Db, Scope } from '#src/database/database.ts'
import { containsPattern } from '#src/database/like-pattern.ts'
import { tenantFilter } from '#src/database/tenant-filter.ts'
import { order } from '../order.table.ts'
import { orderSearch } from '../order-search.table.ts'
import { statusById } from '../state/order-status.ts'
import { isPlacedWithin } from './order-days.ts'

/** Returns a LIKE pattern per search word, longest first, because the index finds it best. */
const patternsOf = ({ Search = '' }: OrderFilter): string[] =>
  searchWords(Search)
    .toSorted((one, other) => other.length - one.length)
    .map(containsPattern)

/** Sets the words of this transaction's search: the policy of `order_search` shows only rows that contain all of them. */
export const prepareSearch = async (db: Db, query: OrderFilter): Promise<void> => {
  const patterns = patternsOf(query)
  if (patterns.length === 0) return
  await db.execute(sql`select set_config('app.order_search', ${patterns.join('\n')}, true)`)
}

const SHORT_MS = 8 * 86_400_000

// For a few days it is faster to check each order's texts than to collect a common name over all orders.
const isShort = ({ From, To }: OrderFilter): boolean =>
  From !== undefined && (To ? Date.parse(To) : Date.now()) - Date.parse(From) <= SHORT_MS

const matches = (query: OrderFilter, scope: Scope): SQL | undefined => {
  if (patternsOf(query).length === 0) return undefined
  if (isShort(query))
    // OFFSET keeps the planner from turning it into a join.
    return sql`exists (select from ${orderSearch} where ${orderSearch.accountId} = ${order.accountId}
      and ${orderSearch.orderId} = ${order.id} offset 0)`
  // The planner expects one match, because LIKE is not leakproof and the statistics are therefore not used. A join would look
  // up each match by itself; an array is looked up in one pass over the index.
  return scope.kind === 'tenant'
    ? sql`${order.id} = any(array(select ${orderSearch.orderId} from ${orderSearch}
        where ${eq(orderSearch.accountId, scope.accountId)}))`
    : sql`(${order.accountId}, ${order.id}) in (
        select ${orderSearch.accountId}, ${orderSearch.orderId} from ${orderSearch})`
}

const hasState = (id: number): SQL | undefined => {
  const status = statusById(id)
  if (id === 0) return undefined
  // An unknown status number matches nothing.
  return status ? eq(order.status, status) : sql`false`
}

const isWithin = ({ From, To, AmountFrom, AmountTo }: OrderFilter): SQL | undefined =>
  and(
    isPlacedWithin({ From, To }),
    AmountFrom === undefined ? undefined : gte(order.finalPrice, AmountFrom),
    AmountTo === undefined ? undefined : lte(order.finalPrice, AmountTo),
  )

/**
 * Returns the filters of `GET /api/Order/Get` as a condition. Call it after `prepareSearch`, in the same
 * transaction.
 */
export const wantedOrders = (
  query: OrderFilter,
  { scope, branchIds }: { scope: Scope; branchIds: number[] },
): SQL | undefined =>
  and(
    tenantFilter(scope, order.accountId),
    scope.kind !== 'tenant' && query.AccountId ? eq(order.accountId, query.AccountId) : undefined,
    query.ServiceProviderId ? eq(order.serviceProviderId, query.ServiceProviderId) : undefined,
    branchIds.length > 0 ? inArray(order.branchId, branchIds) : undefined,
    hasState(query.OrderStatusId),
    query.ChannelId ? eq(order.channelId, query.ChannelId) : undefined,
    query.Reason ? eq(order.reasonCode, query.Reason) : undefined,
    query.PaymentType ? eq(order.paymentType, query.PaymentType) : undefined,
    isWithin(query),
    matches(query, scope),
  )
