import { QueryObserver } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { onLiveEvent } from './live-handlers.ts'
import { dropOrder, liveOrdersQuery, putOrder } from './live-orders.queries.ts'
import { syncServerClock } from '#src/clock/server-clock.ts'

/** Answers tell the time too. The host may have asked, so the clock is read from the cache and not from the call. */
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
 * Keeps the live orders in the cache and current, on every screen: host and remotes may all ask for it, one does the work. The
 * host opens the stream from the first answer's cursor, asks again after a `reset` and polls when there is no stream.
 * Returns a function that disconnects.
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
