import type { Order, OrderStatus } from '@sufra/shared/contracts/order'
import { deadlineOf } from '../actions/order-deadline.ts'

export type LaneName = 'new' | 'preparing' | 'ready'
export const LANE_NAMES = ['new', 'preparing', 'ready'] as const satisfies LaneName[]

interface Ending {
  lane: LaneName
  /** Server time in ms. */
  leavesAt: number
}

/** Which order stands where. `endings` are finished orders that are still shown where they stood. */
export interface Arrangement {
  lanes: Record<LaneName, number[]>
  /** Orders that were not on the board before: they slide in, the others travel. */
  arrivals: number[]
  endings: Record<number, Ending>
}

interface Situation {
  previous: Arrangement
  orders: Order[]
  now: number
  /** A lane that somebody points at or touches: its cards keep their places. */
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

// A good end needs a glance, a lost order needs to be read.
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
  // What leaves a held lane pulls the cards below it away from under the finger.
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

/** Endings keep the index that they had; the others are sorted around them. */
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

/** Sorts by urgency, and never moves a card in the lane that is held: newcomers wait at its end. */
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

/** When the next finished card has to leave, in server ms; null while there is none. Those in a held lane wait until it is let go. */
export const nextLeaving = ({ endings }: Arrangement, heldLane: LaneName | null): number | null => {
  const times = Object.values(endings).flatMap(({ lane, leavesAt }) => (lane === heldLane ? [] : leavesAt))
  return times.length === 0 ? null : Math.min(...times)
}
