import { api } from '@sufra/shared/api'
import type { LiveOrders, Order } from '@sufra/shared/contracts/order'
import { onLiveEvent } from '@sufra/shared/live'
import { queryOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'

/** Shared with remote-orders, which shows these orders; the sidebar only counts them. */
export const liveOrdersQuery = queryOptions({
  queryKey: ['live-orders'],
  queryFn: ({ signal }) =>
    api.get<LiveOrders>('/api/Order/GetLiveOrders', { query: { BranchId: 0, OrderStatusId: 0 }, signal }),
  // Push keeps it current, so it does not age (contract 11.8).
  staleTime: Infinity,
  gcTime: Infinity,
})

const NEEDS_KITCHEN: Order['orderStatus'][] = ['New', 'Accepted', 'Preparing']

/** The orders that somebody still has to work on. */
export const countWaiting = (orders: LiveOrders): number =>
  orders.data.filter(({ orderStatus }) => NEEDS_KITCHEN.includes(orderStatus)).length

const withOrder = (orders: LiveOrders, order: Order): LiveOrders => {
  const known = orders.data.find(({ id }) => id === order.id)
  if (known && known.rowVersion >= order.rowVersion) return orders
  return { ...orders, data: [...orders.data.filter(({ id }) => id !== order.id), order] }
}

const withoutOrder = (orders: LiveOrders, orderId: number): LiveOrders =>
  orders.data.some(({ id }) => id === orderId)
    ? { ...orders, data: orders.data.filter(({ id }) => id !== orderId) }
    : orders

/** Writes live events into the cache, so that the count is right even when remote-orders is not there. */
export const followLiveOrders = (queryClient: QueryClient): (() => void) => {
  const { queryKey } = liveOrdersQuery
  const change = (next: (orders: LiveOrders) => LiveOrders) => {
    // An answer on its way may be older than this event: ask once more.
    if (queryClient.isFetching({ queryKey }) > 0) void queryClient.invalidateQueries({ queryKey })
    queryClient.setQueryData(queryKey, orders => orders && next(orders))
  }
  const stops = [
    onLiveEvent('order.upserted', ({ order }) => change(orders => withOrder(orders, order))),
    onLiveEvent('order.removed', ({ orderId }) => change(orders => withoutOrder(orders, orderId))),
  ]
  return () => stops.forEach(stop => stop())
}
