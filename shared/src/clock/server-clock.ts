import { useEffect, useState, useSyncExternalStore } from 'react'

// A sample that differs by more than this means that a clock was set or slept; less is network delay.
const TRUSTED_DELAY_MS = 2000
// A timer may fire a little before its second begins.
const EARLY_TIMER_MS = 20
const SECOND_MS = 1000
const MINUTE_MS = 60_000

const listeners = new Set<() => void>()
/** Called when the clock is corrected, beside `listeners`. */
const corrections = new Set<() => void>()
let offset: number | null = null
let second = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** The server's time at an instant that was read from this device's clock, such as `dataUpdatedAt` of a query. */
export const toServerTime = (deviceInstant: number): number => deviceInstant + (offset ?? 0)

/** The server's time in ms, whatever the clock of this device shows. */
export const serverNow = (): number => toServerTime(Date.now())

const readSecond = () => {
  second = Math.floor((serverNow() + EARLY_TIMER_MS) / SECOND_MS) * SECOND_MS
}

const tick = () => {
  readSecond()
  for (const listener of listeners) listener()
  timer = setTimeout(tick, SECOND_MS - (serverNow() % SECOND_MS))
}

/**
 * Sets the clock by a time that the server sent. `heardAt` is this device's clock at the moment at which the server read its own.
 * Network delay only makes the server look late, so of close samples the one furthest ahead is the best.
 */
export const syncServerClock = (serverTime: string, heardAt = Date.now()): void => {
  const sample = Date.parse(serverTime) - heardAt
  if (Number.isNaN(sample)) return
  const isFresh = Math.abs(sample - (offset ?? 0)) > TRUSTED_DELAY_MS
  offset = isFresh || offset === null ? sample : Math.max(offset, sample)
  readSecond()
  if (isFresh) for (const listener of [...listeners, ...corrections]) listener()
}

interface Answer {
  /** the `Date` header, in whole seconds; null where a proxy hides it */
  date: string | null
  /** this device's clock when the request was sent, and when the headers of the answer arrived */
  sentAt: number
  receivedAt: number
}

/**
 * Sets the clock by the `Date` header of an answer. The server wrote it between `sentAt` and `receivedAt`: where that is true by
 * the clock as it is, the header has no news, and a slow answer does not disturb a good clock.
 */
export const syncToAnswer = ({ date, sentAt, receivedAt }: Answer): void => {
  if (date === null) return
  const written = Date.parse(date)
  const isPossible = written + SECOND_MS > toServerTime(sentAt) && written <= toServerTime(receivedAt)
  // This device's clock was set back while the request was under way.
  const isUseless = receivedAt < sentAt
  if (!isPossible && !isUseless) syncServerClock(date, receivedAt)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  if (listeners.size === 1) tick()
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearTimeout(timer)
  }
}

/** The current server second (ms), without subscribing. */
export const serverSecond = (): number => {
  if (listeners.size === 0) readSecond()
  return second
}

/** One clock for all countdowns: renders only when what `read` makes of the second (ms) changes. Return a primitive. */
export const useServerClock = <Reading extends string | number | boolean | null>(
  read: (now: number) => Reading,
): Reading => useSyncExternalStore(subscribe, () => read(serverSecond()))

/** The server's time (ms) for texts such as "5 minutes ago": renewed every `everyMs`, and when the clock is corrected. */
export const useServerNow = (everyMs = MINUTE_MS): number => {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const renew = () => setNow(serverNow())
    const interval = setInterval(renew, everyMs)
    corrections.add(renew)
    return () => {
      clearInterval(interval)
      corrections.delete(renew)
    }
  }, [everyMs])
  return now
}
