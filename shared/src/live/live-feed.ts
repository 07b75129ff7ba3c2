import type { LiveEvent } from '#src/contracts/live-event.ts'
import { ApiError } from '#src/api/api-error.ts'
import { waitToRetry } from '#src/api/pauses.ts'
import { useSession } from '#src/session/session-store.ts'
import { untilUnlocked } from '#src/session/session-lock.ts'
import { useLiveStatusStore } from './live-status.ts'
import type { LiveStatus } from './live-status.ts'
import { backoff } from './reconnect.ts'
import { readStream } from './stream-reader.ts'
import type { StreamMessage } from './stream-reader.ts'

export type LiveEventType = LiveEvent['type']
export type LiveEventOf<Type extends LiveEventType> = Extract<LiveEvent, { type: Type }>

const handlers = new Map<LiveEventType, Set<(event: LiveEvent) => void>>()

const isOfType = <Type extends LiveEventType>(event: LiveEvent, type: Type): event is LiveEventOf<Type> =>
  event.type === type

/** Calls `handler` for each event of that type, in the server's order. Returns the function that unsubscribes. */
export const onLiveEvent = <Type extends LiveEventType>(
  type: Type,
  handler: (event: LiveEventOf<Type>) => void,
): (() => void) => {
  const wrapped = (event: LiveEvent) => {
    if (isOfType(event, type)) handler(event)
  }
  const registered = handlers.get(type) ?? new Set()
  registered.add(wrapped)
  handlers.set(type, registered)
  return () => {
    registered.delete(wrapped)
  }
}

/** A failing handler must not stop the others. */
const dispatch = (event: LiveEvent): void => {
  for (const handler of handlers.get(event.type) ?? []) {
    try {
      handler(event)
    } catch (error) {
      reportError(error)
    }
  }
}

/** Number of consecutive failures after which screens poll; the stream keeps retrying. */
const FAILURES_UNTIL_POLLING = 4

/** Messages between the tabs of one browser. */
export type TabMessage =
  { kind: 'event'; message: StreamMessage } | { kind: 'state'; state: LiveStatus['state'] } | { kind: 'who' }

/** Position of the stream in this tab, whichever tab reads it. */
export interface Feed {
  lastEventId: string | null
  isLeading: boolean
  /** Time of the leading tab's last message (ms since 1970). */
  heardAt: number
  tell: (message: TabMessage) => void
}

export const setState = (state: LiveStatus['state']): void => {
  if (useLiveStatusStore.getState().state !== state) useLiveStatusStore.setState({ state })
}

/** Passes a message of the stream to the handlers of this tab. */
export const receiveMessage = (feed: Feed, { id, type, data }: StreamMessage): void => {
  // Stored first, so that an unreadable event is not requested again and again.
  if (id !== null) feed.lastEventId = id
  const event: LiveEvent = { ...JSON.parse(data), type }
  if (event.type === 'reset') feed.lastEventId = event.cursor
  dispatch(event)
  useLiveStatusStore.setState({ state: 'live', lastEventAt: Date.now() })
}

const tellState = (feed: Feed, state: LiveStatus['state']): void => {
  setState(state)
  feed.tell({ kind: 'state', state })
}

const stateAfter = (failures: number): LiveStatus['state'] => {
  if (!navigator.onLine) return 'offline'
  return failures >= FAILURES_UNTIL_POLLING ? 'polling' : 'connecting'
}

/** Returns true if a retry with this token is pointless: the session ended or may not listen. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403)

/** Waits for a token that may permit the stream: a suspension ends, a role gets a permission. */
const untilOtherToken = (signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    const { accessToken: refused } = useSession.getState()
    const end = () => {
      stop()
      signal.removeEventListener('abort', end)
      resolve()
    }
    const stop = useSession.subscribe(({ accessToken }) => accessToken !== refused && end())
    signal.addEventListener('abort', end)
  })

/** Keeps the stream open while this tab leads: reads, passes events on, resumes at the last position. */
export const leadFeed = async (feed: Feed, signal: AbortSignal): Promise<void> => {
  feed.isLeading = true
  signal.addEventListener('abort', () => {
    feed.isLeading = false
  })
  let failures = 0
  if (useLiveStatusStore.getState().state !== 'polling') tellState(feed, 'connecting')
  while (!signal.aborted) {
    let retryAfter: number | null = null
    try {
      // Sets no state: waiting for the password is no failure of the stream.
      await untilUnlocked(signal)
      await readStream({
        lastEventId: feed.lastEventId,
        signal,
        onOpen: () => {
          failures = 0
          tellState(feed, 'live')
        },
        onMessage: message => {
          feed.tell({ kind: 'event', message })
          receiveMessage(feed, message)
        },
      })
    } catch (error) {
      // The session ended: waiting here would hold the lead forever.
      if (signal.aborted) return
      if (isFinal(error)) {
        tellState(feed, 'offline')
        await untilOtherToken(signal)
        continue
      }
      if (error instanceof ApiError) retryAfter = error.retryAfter
    }
    if (signal.aborted) return
    failures += 1
    tellState(feed, stateAfter(failures))
    await waitToRetry(backoff({ failures, retryAfter }), signal)
  }
}
