import { useSyncExternalStore } from 'react'

// A sample that differs by more than this means that a clock was set or slept; less is network delay.
const TRUSTED_DELAY_MS = 2000
// A timer may fire a little before its second begins.
const EARLY_TIMER_MS = 20

const listeners = new Set<() => void>()
let offset: number | null = null
let second = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** The server's time in ms, whatever the tablet's own clock says. */
export const serverNow = (): number => Date.now() + (offset ?? 0)

const readSecond = () => {
  second = Math.floor((serverNow() + EARLY_TIMER_MS) / 1000) * 1000
}

const tick = () => {
  readSecond()
  for (const listener of listeners) listener()
  timer = setTimeout(tick, 1000 - (serverNow() % 1000))
}

/**
 * Takes a time that the server told. `heardAt` is this device's clock at the moment that the server looked at its own.
 * Delay on the way only ever makes the server look late, so of close samples the one furthest ahead is the best.
 */
export const syncServerClock = (serverTime: string, heardAt = Date.now()): void => {
  const sample = Date.parse(serverTime) - heardAt
  if (Number.isNaN(sample)) return
  const isFresh = offset === null || Math.abs(sample - offset) > TRUSTED_DELAY_MS
  offset = isFresh ? sample : Math.max(offset ?? sample, sample)
  readSecond()
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
