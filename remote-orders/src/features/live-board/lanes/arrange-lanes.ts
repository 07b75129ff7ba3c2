import type { Order, OrderStatus } from '@sufra/shared/contracts/order'
import { deadlineOf } from '../actions/order-deadline.ts'

export type LaneName = 'new' | 'preparing' | 'ready'
export const LANE_NAMES = ['new', 'preparing', 'ready'] as const satisfies LaneName[]

interface Ending {
  lane: LaneName
  /** Server time in ms. */
  leavesAt: number
}

/** Position of each order. `endings` are ended orders that are still shown in place. */
export interface Arrangement {
  lanes: Record<LaneName, number[]>
  /** Orders that were not on the board before: they slide in, moved cards travel. */
  arrivals: number[]
  endings: Record<number, Ending>
}

interface Situation {
  previous: Arrangement
  orders: Order[]
  now: number
  /** The lane under a pointer: its cards keep their places. */
  heldLane: LaneName | null
}

export const EMPTY_ARRANGEMENT: Arrangement = {
  lanes: { new: [], preparing: [], ready: [] },
  arrivals: [],
  endings: {},
}

const LANE_OF: Partial<Record<OrderStatus, LaneName>> = {
  New: 'new',
  Accepted: 'preparing',
  Preparing: 'preparing',
  Ready: 'ready',
}

// Display time in ms after the end: a completed order needs a glance, a lost one must be read.
const ENDING_MS: Partial<Record<OrderStatus, number>> = {
  Completed: 3000,
  Rejected: 5000,
  Cancelled: 10_000,
  Missed: 10_000,
}

const laneHolding = (arrangement: Arrangement, id: number) =>
  LANE_NAMES.find(lane => arrangement.lanes[lane].includes(id))

const endingOf = (order: Order, { previous, now, heldLane }: Situation): Ending | undefined => {
  const stay = ENDING_MS[order.orderStatus]
  if (stay === undefined) return undefined
  const known = previous.endings[order.id]
  // Removing a card from a held lane would move the cards below it away from under the finger.
  if (known) return known.leavesAt > now || known.lane === heldLane ? known : undefined
  const lane = laneHolding(previous, order.id)
  return lane && { lane, leavesAt: now + stay }
}

const urgencyIn = (orders: Map<number, Order>) => (one: number, other: number) => {
  const [a, b] = [orders.get(one), orders.get(other)]
  if (!a || !b) return 0
  const waits = Number(b.driver?.arrived ?? false) - Number(a.driver?.arrived ?? false)
  const isReadyPair = a.orderStatus === 'Ready' && b.orderStatus === 'Ready'
  return (isReadyPair && waits) || deadlineOf(a) - deadlineOf(b) || a.id - b.id
}

/** Endings keep their index; the other cards are sorted around them. */
const aroundEndings = (sorted: number[], before: number[], endings: Arrangement['endings']) => {
  const lane = sorted.filter(id => !endings[id])
  for (const [index, id] of before.entries())
    if (endings[id]) lane.splice(Math.min(index, lane.length), 0, id)
  return lane
}

const inPlace = (sorted: number[], before: number[]) => [
  ...before.filter(id => sorted.includes(id)),
  ...sorted.filter(id => !before.includes(id)),
]

/** Sorts the lanes by urgency. In the held lane no card moves; new orders are appended. */
export const arrangeLanes = (situation: Situation): Arrangement => {
  const { previous, orders, heldLane } = situation
  const byId = new Map(orders.map(order => [order.id, order]))
  const next: Arrangement = { lanes: { new: [], preparing: [], ready: [] }, arrivals: [], endings: {} }
  for (const order of orders) {
    const ending = endingOf(order, situation)
    if (ending) next.endings[order.id] = ending
    const lane = ending?.lane ?? LANE_OF[order.orderStatus]
    if (!lane) continue
    next.lanes[lane].push(order.id)
    if (!laneHolding(previous, order.id)) next.arrivals.push(order.id)
  }
  for (const lane of LANE_NAMES) {
    const sorted = next.lanes[lane].sort(urgencyIn(byId))
    const before = previous.lanes[lane]
    next.lanes[lane] =
      lane === heldLane ? inPlace(sorted, before) : aroundEndings(sorted, before, next.endings)
  }
  return next
}

/**
 * Returns the time (server ms) at which the next ended card leaves, or null. Cards in the held lane stay until its
 * release.
 */
export const nextLeaving = ({ endings }: Arrangement, heldLane: LaneName | null): number | null => {
  const times = Object.values(endings).flatMap(({ lane, leavesAt }) => (lane === heldLane ? [] : leavesAt))
  return times.length === 0 ? null : Math.min(...times)
}
