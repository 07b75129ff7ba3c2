import { queryOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '#src/api/api.ts'
import { onLiveEvent } from './live-handlers.ts'
import type { LiveOrders, Order } from '#src/contracts/order.ts'
import { isOutgrown, withOrder, withoutOrder } from './apply-live-event.ts'
import { serverNow } from './server-clock.ts'

export const liveOrdersKey = ['live-orders'] as const

const ALL = { BranchId: 0, OrderStatusId: 0 }

type Change = (orders: LiveOrders) => LiveOrders

/** Events that arrive while an answer is on its way are newer than the answer: they are applied on top of it. */
const recordChanges = () => {
  const changes: Change[] = []
  const stops = [
    onLiveEvent('order.upserted', ({ order }) =>
      changes.push(orders => withOrder(orders, order, serverNow())),
    ),
    onLiveEvent('order.removed', ({ orderId }) => changes.push(orders => withoutOrder(orders, orderId))),
  ]
  return {
    applyTo: (orders: LiveOrders) => changes.reduce((sofar, change) => change(sofar), orders),
    stop: () => stops.forEach(stop => stop()),
  }
}

const fetchLiveOrders = async (signal: AbortSignal): Promise<LiveOrders> => {
  const recorded = recordChanges()
  try {
    return recorded.applyTo(await api.get('/api/Order/GetLiveOrders', { query: ALL, signal }))
  } finally {
    recorded.stop()
  }
}

/** The orders that need somebody now. Kept fresh by push (specification#data-in-the-browser), so age means nothing. */
export const liveOrdersQuery = queryOptions({
  queryKey: liveOrdersKey,
  queryFn: ({ signal }) => fetchLiveOrders(signal),
  staleTime: Infinity,
  gcTime: Infinity,
  // Every change keeps the orders that it does not touch; comparing all of them deeply on each event would be for nothing.
  structuralSharing: false,
})

// A rush changes many at once, and one answer brings in what is next for all of them.
const GATHER_MS = 1000
const gathering = new WeakSet<QueryClient>()

const bringInNext = (queryClient: QueryClient): void => {
  if (gathering.has(queryClient)) return
  gathering.add(queryClient)
  setTimeout(() => {
    gathering.delete(queryClient)
    void queryClient.refetchQueries({ queryKey: liveOrdersKey }, { cancelRefetch: false })
  }, GATHER_MS)
}

const change = (queryClient: QueryClient, step: Change): void => {
  const before = queryClient.getQueryData(liveOrdersQuery.queryKey)
  if (!before) return
  const after = step(before)
  queryClient.setQueryData(liveOrdersQuery.queryKey, after)
  if (isOutgrown(before, after)) bringInNext(queryClient)
}

export const putOrder = (queryClient: QueryClient, order: Order): void =>
  change(queryClient, orders => withOrder(orders, order, serverNow()))

export const dropOrder = (queryClient: QueryClient, orderId: number): void =>
  change(queryClient, orders => withoutOrder(orders, orderId))
