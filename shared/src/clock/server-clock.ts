import { useEffect, useState, useSyncExternalStore } from 'react'

// A larger difference means that one of the clocks was set or stopped; a smaller one is network delay.
const TRUSTED_DELAY_MS = 2000
// A timer may fire a little before its second begins.
const EARLY_TIMER_MS = 20
const SECOND_MS = 1000
const MINUTE_MS = 60_000

const listeners = new Set<() => void>()
/** Callbacks for corrections of the clock. */
const corrections = new Set<() => void>()
let offset: number | null = null
let second = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Converts an instant of this device's clock, such as `dataUpdatedAt` of a query, to the server's time in ms. */
export const toServerTime = (deviceInstant: number): number => deviceInstant + (offset ?? 0)

/** Returns the server's time in ms. */
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
 * Sets the clock by a time that the server sent. `heardAt` is this device's clock when the time arrived. Network delay
 * makes the sample late, so of similar samples the one furthest ahead is the most exact.
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
  /** the `Date` header in whole seconds; null if a proxy removes it */
  date: string | null
  /** this device's clock when the request was sent, and when the headers of the answer arrived */
  sentAt: number
  receivedAt: number
}

/**
 * Sets the clock by the `Date` header of a response. The server wrote it between `sentAt` and `receivedAt`. If the clock
 * agrees with that, it stays unchanged, so that a slow response does not disturb an exact clock.
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

/** Returns the current server second in ms, without a subscription. */
export const serverSecond = (): number => {
  if (listeners.size === 0) readSecond()
  return second
}

/** One clock for all countdowns. Renders only when the result of `read` (of the second in ms) changes. It must be a primitive. */
export const useServerClock = <Reading extends string | number | boolean | null>(
  read: (now: number) => Reading,
): Reading => useSyncExternalStore(subscribe, () => read(serverSecond()))

/** Returns the server's time in ms for texts such as "5 minutes ago". Renders every `everyMs` and after corrections. */
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
