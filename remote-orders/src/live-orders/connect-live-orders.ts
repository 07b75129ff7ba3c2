import { QueryObserver, type QueryClient } from '@tanstack/react-query'
import { onLiveEvent, onLiveState, type LiveStatus } from '@sufra/shared/live'
import { dropOrder, liveOrdersKey, liveOrdersQuery, putOrder } from './live-orders.queries.ts'
import { syncServerClock } from './server-clock.ts'

/** How often to ask while the stream cannot be reached (contract 5, Order/Stream). */
const POLLING_MS = 10_000

/** Keeps the live orders in the cache and current, on every screen. Returns the way to end it. */
export const connectLiveOrders = (queryClient: QueryClient): (() => void) => {
  const readAnew = () => void queryClient.invalidateQueries({ queryKey: liveOrdersKey })
  const observer = new QueryObserver(queryClient, liveOrdersQuery)
  let before: LiveStatus['state'] | undefined
  const followState = (state: LiveStatus['state']) => {
    observer.setOptions({ ...liveOrdersQuery, refetchInterval: state === 'polling' ? POLLING_MS : false })
    // What was committed between the last answer and the opening of the stream is in neither of the two.
    if (state === 'live' && before !== undefined) readAnew()
    before = state
  }
  const stops = [
    onLiveEvent('order.upserted', ({ order }) => putOrder(queryClient, order)),
    onLiveEvent('order.removed', ({ orderId }) => dropOrder(queryClient, orderId)),
    onLiveEvent('heartbeat', ({ serverTime }) => syncServerClock(serverTime)),
    onLiveEvent('reset', readAnew),
    observer.subscribe(() => undefined),
    onLiveState(followState),
  ]
  return () => stops.forEach(stop => stop())
}
