import { setTimeout as wait } from 'node:timers/promises'

/** Calls to one platform at a time in this process. It is below the number of a node's jobs, so that others go on. */
const AT_ONCE = 4
/** A platform with a call that takes longer is slow: further calls are refused instead of queued. */
const SLOW_MS = 1_000
const FAILURES = 3
const CLOSED_MS = 20_000
const LONGEST_CLOSED_MS = 60_000

interface Breaker {
  failures: number
  /** in ms: no calls before */
  closedUntil: number
  isTrying: boolean
}

interface Lane {
  /** start times of the calls under way */
  begun: Set<{ at: number }>
  waiting: (() => void)[]
}

/** A refused call with its delay in ms. `isDown`: the shop's circuit breaker is open. */
export interface Refusal {
  retryMs: number
  isDown: boolean
}

export interface CallSlot {
  leave(hasFailed: boolean): void
}

export interface ShopKey {
  id: number
  channelId: number
}

/**
 * Limits calls so that a hanging platform cannot take all workers of this process. At most four calls per
 * platform run at a time. A circuit breaker stops a shop after three failures in a row, then tries one call.
 */
export const createCallGate = (now: () => number = Date.now) => {
  const breakers = new Map<number, Breaker>()
  const lanes = new Map<number, Lane>()

  const laneOf = (channelId: number): Lane => {
    const lane = lanes.get(channelId) ?? { begun: new Set(), waiting: [] }
    lanes.set(channelId, lane)
    return lane
  }
  const isSlow = ({ begun }: Lane): boolean => [...begun].some(({ at }) => now() - at >= SLOW_MS)

  const hasRoom = async (lane: Lane): Promise<boolean> => {
    if (lane.begun.size < AT_ONCE) return true
    if (isSlow(lane)) return false
    const over = new AbortController()
    const wake = () => over.abort()
    lane.waiting.push(wake)
    await wait(SLOW_MS, undefined, { signal: over.signal }).catch(() => undefined)
    lane.waiting = lane.waiting.filter(each => each !== wake)
    return lane.begun.size < AT_ONCE
  }

  const refusalOf = ({ closedUntil, isTrying, failures }: Breaker): Refusal | null => {
    const left = closedUntil - now()
    if (left > 0) return { retryMs: left, isDown: true }
    return failures >= FAILURES && isTrying ? { retryMs: SLOW_MS, isDown: true } : null
  }

  const noteEnd = (shop: ShopKey, hasFailed: boolean): void => {
    if (!hasFailed) {
      breakers.delete(shop.id)
      return
    }
    const failures = (breakers.get(shop.id)?.failures ?? 0) + 1
    const closedMs = Math.min(CLOSED_MS * 2 ** Math.max(0, failures - FAILURES), LONGEST_CLOSED_MS)
    const closedUntil = failures >= FAILURES ? now() + closedMs : 0
    breakers.set(shop.id, { failures, closedUntil, isTrying: false })
  }

  return {
    enter: async (shop: ShopKey): Promise<CallSlot | Refusal> => {
      const lane = laneOf(shop.channelId)
      const known = breakers.get(shop.id)
      const refusal = known ? refusalOf(known) : null
      if (refusal) return refusal
      if (!(await hasRoom(lane))) return { retryMs: SLOW_MS, isDown: false }
      const place = { at: now() }
      lane.begun.add(place)
      if (known) known.isTrying = true
      return {
        leave: hasFailed => {
          lane.begun.delete(place)
          lane.waiting.shift()?.()
          noteEnd(shop, hasFailed)
        },
      }
    },
  }
}
export type CallGate = ReturnType<typeof createCallGate>
