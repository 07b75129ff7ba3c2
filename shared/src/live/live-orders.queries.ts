import { queryOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '#src/api/api.ts'
import type { LiveOrders, Order } from '#src/contracts/order.ts'
import { isOutgrown, withOrder, withoutOrder } from './apply-live-event.ts'
import { confirmedOrders, setExpectation, withExpectations } from './expected-orders.ts'
import type { ExpectOrder } from './expected-orders.ts'
import { serverNow } from '#src/clock/server-clock.ts'
import { joinTabs, knownUntil } from './tabs.ts'

export const liveOrdersKey = ['live-orders'] as const

const ALL = { BranchId: 0, OrderStatusId: 0 }

type Change = (orders: LiveOrders) => LiveOrders

// Of the answers that are on their way, what became known meanwhile, whoever told it.
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

// The list says up to where the stream is in it: whoever keeps the list keeps its place too.
const placed = (orders: LiveOrders): LiveOrders => ({ ...orders, cursor: knownUntil(orders.cursor) })

const change = (queryClient: QueryClient, step: Change): void => {
  for (const changes of recordings) changes.push(step)
  const shown = queryClient.getQueryData(liveOrdersQuery.queryKey)
  if (!shown) return
  const before = confirmedOrders(shown)
  const after = step(before)
  const told = after === before ? before : placed(after)
  queryClient.setQueryData(liveOrdersQuery.queryKey, withExpectations(told))
  if (isOutgrown(before, after)) bringInNext(queryClient)
}

export const putOrder = (queryClient: QueryClient, order: Order): void =>
  change(queryClient, orders => withOrder(orders, order, serverNow()))

export const dropOrder = (queryClient: QueryClient, orderId: number): void =>
  change(queryClient, orders => withoutOrder(orders, orderId))

/**
 * Shows orders as they will be once what was pressed comes true; the server's own word stays behind it and is shown again as
 * soon as `expect` no longer says otherwise. Call it again whenever what is expected has changed.
 */
export const expectOrders = (queryClient: QueryClient, expect: ExpectOrder): void => {
  setExpectation(expect)
  // Structural sharing would copy the orders, and lookups by object identity would then miss.
  queryClient.setQueryDefaults(liveOrdersKey, { structuralSharing: false })
  const shown = queryClient.getQueryData(liveOrdersQuery.queryKey)
  if (!shown) return
  const expected = withExpectations(confirmedOrders(shown))
  if (expected.data.every((order, at) => order === shown.data[at])) return
  // The age of the list is the age of the server's word: showing it otherwise does not make it younger.
  const updatedAt = queryClient.getQueryState(liveOrdersQuery.queryKey)?.dataUpdatedAt
  queryClient.setQueryData(liveOrdersQuery.queryKey, expected, { updatedAt })
}

interface KeptOrders {
  orders: LiveOrders
  /** when the server's word was heard, ms since 1970 by this device */
  heardAt: number
}

/** Shows what this device kept from before, until the server answers; nothing when it has answered already. */
export const restoreLiveOrders = (queryClient: QueryClient, { orders, heardAt }: KeptOrders): void => {
  if (queryClient.getQueryData(liveOrdersQuery.queryKey)) return
  queryClient.setQueryData(liveOrdersQuery.queryKey, withExpectations(orders), { updatedAt: heardAt })
  // A question that is on its way already is newer than what was kept: asked again, its answer would come a round trip later.
  void queryClient.invalidateQueries({ queryKey: liveOrdersKey }, { cancelRefetch: false })
}
