import { isImpersonating, useSession } from '#src/session/session.ts'
import { receiveMessage, setState } from './live-feed.ts'
import type { Feed, TabMessage } from './live-feed.ts'
import { useLiveStatusStore } from './live-status.ts'

/** One tab among those of its browser that show the same person's orders. */
export interface JoinedTabs {
  name: string
  feed: Feed
  signal: AbortSignal
  /** True once the tab may lead and keeps its own position in the stream. */
  isStarted: boolean
}

let joined: (JoinedTabs & { end: AbortController }) | null = null

const openChannel = ({ name, feed, signal }: JoinedTabs): void => {
  if (typeof BroadcastChannel !== 'function') return
  const channel = new BroadcastChannel(name)
  feed.tell = message => channel.postMessage(message)
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'who') {
      if (feed.isLeading) feed.tell({ kind: 'state', state: useLiveStatusStore.getState().state })
      return
    }
    feed.heardAt = Date.now()
    if (data.kind === 'event') receiveMessage(feed, data.message)
    else setState(data.state)
  })
  signal.addEventListener('abort', () => channel.close())
}

const join = (userId: number) => {
  const end = new AbortController()
  const feed: Feed = { lastEventId: null, isLeading: false, heardAt: Date.now(), tell: () => undefined }
  // Tabs signed in as different people must not share a stream.
  const tabs = { name: `sufra-live-${userId}`, feed, signal: end.signal, isStarted: false, end }
  openChannel(tabs)
  return tabs
}

/**
 * Receives the events that the leading tab passes on. Call it before any request whose data the events change;
 * otherwise events between the answer and the stream are lost. Returns null while signed out and in an impersonation,
 * which share nothing with other tabs.
 */
export const joinTabs = (): JoinedTabs | null => {
  const { user } = useSession.getState()
  if (!user || isImpersonating(user)) return null
  joined ??= join(user.Id)
  return joined
}

export const leaveTabs = (): void => {
  joined?.end.abort()
  joined = null
}

/** Returns the later of two stream positions. */
export const laterOf = (place: string | null, other: string | null): string | null =>
  Number(other ?? -1) > Number(place ?? -1) ? other : place

/** Returns the stream position known to this page, at least `cursor`. */
export const knownUntil = (cursor: string): string => {
  const place = joined?.isStarted ? laterOf(cursor, joined.feed.lastEventId) : cursor
  return place ?? cursor
}
