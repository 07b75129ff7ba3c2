import { isViewing, useSession } from '#src/session/session.ts'
import { hear, leadFeed, setState } from './live-feed.ts'
import type { Feed, TabMessage } from './live-feed.ts'
import type { LiveEventOf, LiveEventType } from './live-handlers.ts'
import { useLiveStatusStore } from './live-status.ts'
import type { LiveStatus } from './live-status.ts'
import { standForLead, stealLead } from './leadership.ts'

export type { LiveEventOf, LiveEventType, LiveStatus }
export { RECENT_MS } from './apply-live-event.ts'
export { connectLiveOrders } from './connect-live-orders.ts'
export { onLiveEvent } from './live-handlers.ts'
export { confirmedOrders } from './expected-orders.ts'
export type { ExpectOrder } from './expected-orders.ts'
export {
  expectOrders,
  liveOrdersKey,
  liveOrdersQuery,
  putOrder,
  restoreLiveOrders,
} from './live-orders.queries.ts'
export { serverNow, serverSecond, syncServerClock, useServerClock } from './server-clock.ts'
export { useOnline } from './use-online.ts'

// A little longer than the leader's own patience, so that it gets to reconnect first.
const LEADER_SILENCE = 40_000

interface LiveSettings {
  /** The stream id that the page's data already includes (`cursor` of GetLiveOrders): from there nothing is missed. */
  cursor?: string | null
}

let running: AbortController | null = null

/** Connects the tabs of this browser. `onMessage` hears every word of the leading tab. */
const openTabs = (
  name: string,
  feed: Feed,
  { signal, onMessage }: { signal: AbortSignal; onMessage: () => void },
) => {
  if (typeof BroadcastChannel !== 'function') return
  const tabs = new BroadcastChannel(name)
  feed.tell = message => tabs.postMessage(message)
  tabs.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'who') {
      if (feed.isLeading) feed.tell({ kind: 'state', state: useLiveStatusStore.getState().state })
      return
    }
    onMessage()
    if (data.kind === 'event') hear(feed, data.message)
    else setState(data.state)
  })
  signal.addEventListener('abort', () => tabs.close())
  feed.tell({ kind: 'who' })
}

/** A leading tab that the browser suspended keeps its lock: the others take the lead when it falls silent. */
const watchLeader = (name: string, feed: Feed, signal: AbortSignal): (() => void) => {
  let heardAt = Date.now()
  const timer = setInterval(() => {
    const isSilent = Date.now() - heardAt > LEADER_SILENCE
    if (!isSilent || feed.isLeading || !navigator.onLine) return
    heardAt = Date.now()
    stealLead(name)
  }, LEADER_SILENCE / 4)
  signal.addEventListener('abort', () => clearInterval(timer))
  return () => {
    heardAt = Date.now()
  }
}

/**
 * Starts listening to the merchant's live events: one stream per browser, read by one tab and passed on to the others. A second
 * call does nothing. Ends by itself when the session ends.
 */
export const startLive = ({ cursor = null }: LiveSettings = {}): void => {
  const { user } = useSession.getState()
  if (running || !user) return
  // Who only looks listens to nothing, leads no tab and shares nothing with the others: the screens ask by timer.
  if (isViewing(user)) return setState('polling')
  running = new AbortController()
  const { signal } = running
  // Tabs signed in as different people must not share a stream.
  const name = `sufra-live-${user.Id}`
  const feed: Feed = { lastEventId: cursor, isLeading: false, tell: () => undefined }
  setState('connecting')
  openTabs(name, feed, { signal, onMessage: watchLeader(name, feed, signal) })
  void standForLead({ name, signal, lead: leading => leadFeed(feed, leading) })
}

export const stopLive = (): void => {
  running?.abort()
  running = null
  useLiveStatusStore.setState({ state: 'offline', lastEventAt: null })
}

useSession.subscribe((now, before) => {
  if (before.user && now.user?.Id !== before.user.Id) stopLive()
})

/** Calls `listener` with the stream's state, now and whenever it changes; for code outside components. */
export const onLiveState = (listener: (state: LiveStatus['state']) => void): (() => void) => {
  listener(useLiveStatusStore.getState().state)
  return useLiveStatusStore.subscribe((now, before) => {
    if (now.state !== before.state) listener(now.state)
  })
}

/** The stream's health, for "last update 3 s ago" and for screens that ask by timer while it is `polling`. */
export const useLiveStatus = (): LiveStatus => useLiveStatusStore()

/** The state alone: for components that must not render anew with each event. */
export const useLiveState = (): LiveStatus['state'] => useLiveStatusStore(status => status.state)
