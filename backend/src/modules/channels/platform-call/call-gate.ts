import { setTimeout as wait } from 'node:timers/promises'

/** Purpose of a call. Each has places of its own, so that none waits for calls of another purpose. */
export type CallPurpose = 'order' | 'shop' | 'reading'

/**
 * Calls to one platform at a time in this process. Those about orders and shops are fewer than the places of their
 * jobs, so that a hanging platform leaves places for the others.
 */
export const CALLS_AT_ONCE: Record<CallPurpose, number> = { order: 5, shop: 4, reading: 8 }
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
  most: number
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

interface ShopKey {
  id: number
  channelId: number
}

/**
 * Limits calls so that a hanging platform cannot take all workers of this process. A circuit breaker stops a shop
 * after three failures in a row, then tries one call. Readings have a breaker of their own: a platform that limits
 * them must not hold up orders.
 */
export const createCallGate = (now: () => number = Date.now) => {
  const breakers = new Map<string, Breaker>()
  const lanes = new Map<string, Lane>()

  const laneOf = (channelId: number, purpose: CallPurpose): Lane => {
    const key = `${purpose} ${channelId}`
    const lane = lanes.get(key) ?? { most: CALLS_AT_ONCE[purpose], begun: new Set(), waiting: [] }
    lanes.set(key, lane)
    return lane
  }
  const isSlow = ({ begun }: Lane): boolean => [...begun].some(({ at }) => now() - at >= SLOW_MS)

  const hasRoom = async (lane: Lane): Promise<boolean> => {
    if (lane.begun.size < lane.most) return true
    if (isSlow(lane)) return false
    const over = new AbortController()
    const wake = () => over.abort()
    lane.waiting.push(wake)
    await wait(SLOW_MS, undefined, { signal: over.signal }).catch(() => undefined)
    lane.waiting = lane.waiting.filter(each => each !== wake)
    return lane.begun.size < lane.most
  }

  const refusalOf = ({ closedUntil, isTrying, failures }: Breaker): Refusal | null => {
    const left = closedUntil - now()
    if (left > 0) return { retryMs: left, isDown: true }
    return failures >= FAILURES && isTrying ? { retryMs: SLOW_MS, isDown: true } : null
  }

  const noteEnd = (key: string, hasFailed: boolean): void => {
    if (!hasFailed) {
      breakers.delete(key)
      return
    }
    const failures = (breakers.get(key)?.failures ?? 0) + 1
    const closedMs = Math.min(CLOSED_MS * 2 ** Math.max(0, failures - FAILURES), LONGEST_CLOSED_MS)
    const closedUntil = failures >= FAILURES ? now() + closedMs : 0
    breakers.set(key, { failures, closedUntil, isTrying: false })
  }

  return {
    enter: async ({ id, channelId }: ShopKey, purpose: CallPurpose): Promise<CallSlot | Refusal> => {
      const lane = laneOf(channelId, purpose)
      const key = `${purpose === 'reading' ? 'reading' : 'call'} ${id}`
      const known = breakers.get(key)
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
          noteEnd(key, hasFailed)
        },
      }
    },
  }
}
export type CallGate = ReturnType<typeof createCallGate>
