import { setTimeout as wait } from 'node:timers/promises'

/** How many calls to one platform are under way in this process: less than a node's jobs, so that others go on. */
const AT_ONCE = 4
/** A platform of which a call has taken so long is slow: nobody waits for a place then. */
const SLOW_MS = 1_000
const FAILURES = 3
const CLOSED_MS = 20_000
const LONGEST_CLOSED_MS = 60_000

interface Breaker {
  failures: number
  /** in ms: nothing goes out before */
  closedUntil: number
  isTrying: boolean
}

interface Lane {
  /** when each of those under way began */
  begun: Set<{ at: number }>
  waiting: (() => void)[]
}

/** Not now: so long (ms). `isDown`: the shop's calls fail, and it was not called. */
export interface Refusal {
  retryMs: number
  isDown: boolean
}

export interface Passage {
  leave(hasFailed: boolean): void
}

export interface ShopKey {
  id: number
  channelId: number
}

/**
 * Keeps a platform that hangs from taking every worker of this process: at most four calls of one platform at a time, and a
 * shop whose calls failed three times in a row is left alone for a while, then tried by one call.
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
    enter: async (shop: ShopKey): Promise<Passage | Refusal> => {
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
