import { useSession } from '#src/session/session.ts'
import { leadFeed, setState } from './live-feed.ts'
import type { LiveEventOf, LiveEventType } from './live-feed.ts'
import { useLiveStatusStore } from './live-status.ts'
import type { LiveStatus } from './live-status.ts'
import { joinTabs, laterOf, leaveTabs } from './tabs.ts'
import type { JoinedTabs } from './tabs.ts'

export type { LiveEventOf, LiveEventType, LiveStatus }
export { RECENT_MS } from './apply-live-event.ts'
export { onLiveEvent } from './live-feed.ts'
export { confirmedOrders } from './expected-orders.ts'
export type { ExpectOrder } from './expected-orders.ts'
export {
  connectLiveOrders,
  expectOrders,
  liveOrdersKey,
  liveOrdersQuery,
  putOrder,
  restoreLiveOrders,
} from './live-orders.queries.ts'
export {
  serverNow,
  serverSecond,
  syncServerClock,
  toServerTime,
  useServerClock,
  useServerNow,
} from '#src/clock/server-clock.ts'
export { serverDay, useToday } from '#src/clock/today.ts'
export { useOnline } from './use-online.ts'

// A little longer than the leader's own patience, so that it gets to reconnect first.
const LEADER_SILENCE = 40_000

interface Candidacy {
  name: string
  signal: AbortSignal
  /** Runs while this tab leads; the signal aborts when it no longer does. */
  lead: (signal: AbortSignal) => Promise<void>
}

const leadUntilEnd = ({ signal, lead }: Candidacy, stolen: AbortSignal) =>
  lead(AbortSignal.any([signal, stolen]))

/** Takes the lead from a tab that holds it but has fallen silent. */
const stealLead = (name: string): void => {
  // Releases the lock at once; the first in the queue leads.
  navigator.locks?.request(name, { steal: true }, () => undefined).catch(() => undefined)
}

/**
 * Runs `lead` in one tab of the browser at a time; when it closes, in the next one. Without Web Locks every tab leads.
 */
const standForLead = async (candidacy: Candidacy): Promise<void> => {
  const { name, signal } = candidacy
  if (!navigator.locks) return candidacy.lead(signal)
  while (!signal.aborted) {
    const stolen = new AbortController()
    try {
      await navigator.locks.request(name, { signal }, () => leadUntilEnd(candidacy, stolen.signal))
    } catch {
      // The lock was stolen, or the wait for it was aborted.
      stolen.abort()
    }
  }
}

interface LiveSettings {
  /** The stream id that the page's data already includes (`cursor` of GetLiveOrders): from there nothing is missed. */
  cursor?: string | null
}

/** A leading tab that the browser suspended keeps its lock: the others take the lead when it falls silent. */
const watchLeader = ({ name, feed, signal }: JoinedTabs): void => {
  feed.heardAt = Date.now()
  const timer = setInterval(() => {
    const isSilent = Date.now() - feed.heardAt > LEADER_SILENCE
    if (!isSilent || feed.isLeading || !navigator.onLine) return
    feed.heardAt = Date.now()
    stealLead(name)
  }, LEADER_SILENCE / 4)
  signal.addEventListener('abort', () => clearInterval(timer))
}

/**
 * Starts listening to the merchant's live events: one stream per browser, read by one tab and passed on to the others. A second
 * call does nothing. Ends by itself when the session ends.
 */
export const startLive = ({ cursor = null }: LiveSettings = {}): void => {
  const { user } = useSession.getState()
  if (!user) return
  // `joinTabs` returns null during impersonation: no stream, no leader tab. The screens poll instead.
  const tabs = joinTabs()
  if (!tabs) return setState('polling')
  if (tabs.isStarted) return
  tabs.isStarted = true
  const { name, feed, signal } = tabs
  feed.lastEventId = laterOf(cursor, feed.lastEventId)
  setState('connecting')
  watchLeader(tabs)
  feed.tell({ kind: 'who' })
  void standForLead({ name, signal, lead: leading => leadFeed(feed, leading) })
}

export const stopLive = (): void => {
  leaveTabs()
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
