import { QueryObserver, queryOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '#src/api/api.ts'
import type { LiveOrders, Order } from '#src/contracts/order.ts'
import { isOutgrown, withOrder, withoutOrder } from './apply-live-event.ts'
import { confirmedOrders, setExpectation, withExpectations } from './expected-orders.ts'
import type { ExpectOrder } from './expected-orders.ts'
import { serverNow, syncServerClock } from '#src/clock/server-clock.ts'
import { onLiveEvent } from './live-feed.ts'
import { joinTabs, knownUntil } from './tabs.ts'

export const liveOrdersKey = ['live-orders'] as const

const ALL = { BranchId: 0, OrderStatusId: 0 }

type Change = (orders: LiveOrders) => LiveOrders

// Changes that arrived during each request that is under way.
const recordings = new Set<Change[]>()

/** Fetches the live orders. Changes that arrive during the request are newer than its answer and are applied to it. */
const fetchLiveOrders = async (signal: AbortSignal): Promise<LiveOrders> => {
  joinTabs()
  const changes: Change[] = []
  recordings.add(changes)
  try {
    const answer = await api.get('/api/Order/GetLiveOrders', { query: ALL, signal })
    return withExpectations(changes.reduce((orders, step) => step(orders), answer))
  } finally {
    recordings.delete(changes)
  }
}

/** The live orders. The stream keeps them current (specification#data-in-the-browser), so they never become stale. */
export const liveOrdersQuery = queryOptions({
  queryKey: liveOrdersKey,
  queryFn: ({ signal }) => fetchLiveOrders(signal),
  staleTime: Infinity,
  gcTime: Infinity,
  // A change keeps the objects of all other orders, so a deep comparison at each event is useless.
  structuralSharing: false,
})

// A rush changes many orders at once, and one answer contains the next orders for all of them.
const REFETCH_DELAY_MS = 1000
const refetching = new WeakSet<QueryClient>()

const refetchSoon = (queryClient: QueryClient): void => {
  if (refetching.has(queryClient)) return
  refetching.add(queryClient)
  setTimeout(() => {
    refetching.delete(queryClient)
    void queryClient.refetchQueries({ queryKey: liveOrdersKey }, { cancelRefetch: false })
  }, REFETCH_DELAY_MS)
}

// The list contains the stream's position, so that a stored list resumes the stream at its own position.
const withCursor = (orders: LiveOrders): LiveOrders => ({ ...orders, cursor: knownUntil(orders.cursor) })

const change = (queryClient: QueryClient, step: Change): void => {
  for (const changes of recordings) changes.push(step)
  const shown = queryClient.getQueryData(liveOrdersQuery.queryKey)
  if (!shown) return
  const before = confirmedOrders(shown)
  const after = step(before)
  const known = after === before ? before : withCursor(after)
  queryClient.setQueryData(liveOrdersQuery.queryKey, withExpectations(known))
  if (isOutgrown(before, after)) refetchSoon(queryClient)
}

export const putOrder = (queryClient: QueryClient, order: Order): void =>
  change(queryClient, orders => withOrder(orders, order, serverNow()))

const dropOrder = (queryClient: QueryClient, orderId: number): void =>
  change(queryClient, orders => withoutOrder(orders, orderId))

// Responses contain the server's time. The host may have sent the request, so the time is read from the cache.
const followServerTime = () => {
  let known: string | undefined
  return (serverTime: string | undefined) => {
    if (serverTime !== undefined && serverTime !== known) syncServerClock(serverTime)
    known = serverTime
  }
}

const connect = (queryClient: QueryClient): (() => void) => {
  const follow = followServerTime()
  const observer = new QueryObserver(queryClient, liveOrdersQuery)
  const stops = [
    onLiveEvent('order.upserted', ({ order }) => putOrder(queryClient, order)),
    onLiveEvent('order.removed', ({ orderId }) => dropOrder(queryClient, orderId)),
    onLiveEvent('heartbeat', ({ serverTime }) => syncServerClock(serverTime)),
    observer.subscribe(({ data }) => follow(data?.serverTime)),
  ]
  follow(observer.getCurrentResult().data?.serverTime)
  return () => stops.forEach(stop => stop())
}

interface Connection {
  users: number
  stop: () => void
}

const connections = new WeakMap<QueryClient, Connection>()

/**
 * Keeps the live orders in the cache and current, on every screen. Host and remotes may all call it; they share one
 * connection. The host opens the stream at the cursor of the first answer, requests the list again after a `reset`
 * and polls while there is no stream. Returns a function that disconnects.
 */
export const connectLiveOrders = (queryClient: QueryClient): (() => void) => {
  const connection = connections.get(queryClient) ?? { users: 0, stop: connect(queryClient) }
  connections.set(queryClient, connection)
  connection.users += 1
  let isEnded = false
  return () => {
    if (isEnded) return
    isEnded = true
    connection.users -= 1
    if (connection.users > 0) return
    connection.stop()
    connections.delete(queryClient)
  }
}

/**
 * Shows orders with the expected effect of unanswered actions. The server's state is kept and shown again as soon as
 * `expect` returns the order unchanged. Call it again whenever the expectations have changed.
 */
export const expectOrders = (queryClient: QueryClient, expect: ExpectOrder): void => {
  setExpectation(expect)
  // Structural sharing would copy the orders, and lookups by object identity would then miss.
  queryClient.setQueryDefaults(liveOrdersKey, { structuralSharing: false })
  const shown = queryClient.getQueryData(liveOrdersQuery.queryKey)
  if (!shown) return
  const expected = withExpectations(confirmedOrders(shown))
  if (expected.data.every((order, at) => order === shown.data[at])) return
  // The age of the list is that of the server's state: an expectation does not make it younger.
  const updatedAt = queryClient.getQueryState(liveOrdersQuery.queryKey)?.dataUpdatedAt
  queryClient.setQueryData(liveOrdersQuery.queryKey, expected, { updatedAt })
}

interface KeptOrders {
  orders: LiveOrders
  /** arrival of the server's answer, ms since 1970 by this device's clock */
  heardAt: number
}

/** Shows the stored orders of this device until the server answers. Does nothing after an answer. */
export const restoreLiveOrders = (queryClient: QueryClient, { orders, heardAt }: KeptOrders): void => {
  if (queryClient.getQueryData(liveOrdersQuery.queryKey)) return
  queryClient.setQueryData(liveOrdersQuery.queryKey, withExpectations(orders), { updatedAt: heardAt })
  // A request under way is newer than the stored orders; a second one would delay the answer by a round trip.
  void queryClient.invalidateQueries({ queryKey: liveOrdersKey }, { cancelRefetch: false })
}
