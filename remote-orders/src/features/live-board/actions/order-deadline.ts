import type { Order } from '@sufra/shared/contracts/order'

const MINUTE = 60_000
/** Time before acceptBy, in ms, in which the ring is red. */
const HURRY_MS = 60_000

export interface RingReading {
  kind: 'countdown' | 'minutes' | 'done'
  /** Text in the ring: "3:06", "8", "−2"; empty when done. */
  text: string
  /** Remaining share of the time, 0 to 1, in steps of 0.01. */
  fraction: number
  isLate: boolean
}

const DONE: RingReading = { kind: 'done', text: '', fraction: 1, isLate: false }

const preparedBy = (order: Order): number =>
  Date.parse(order.promisedAt ?? order.acceptedAt ?? order.placedAt) +
  (order.promisedAt === null ? order.prepMinutes * MINUTE : 0)

/** Returns the time (ms) by which the orders of a lane are sorted; earlier is more urgent. */
export const deadlineOf = (order: Order): number => {
  if (order.orderStatus === 'New') return Date.parse(order.acceptBy)
  if (order.orderStatus === 'Scheduled') return Date.parse(order.releaseAt ?? order.acceptBy)
  if (order.orderStatus === 'Ready') return Date.parse(order.readyAt ?? order.placedAt)
  return preparedBy(order)
}

const partOf = (left: number, whole: number) =>
  whole <= 0 ? 0 : Math.round(Math.min(1, Math.max(0, left / whole)) * 100) / 100

const countdown = (order: Order, now: number): RingReading => {
  const end = Date.parse(order.acceptBy)
  const seconds = Math.max(0, Math.ceil((end - now) / 1000))
  const rest = String(seconds % 60).padStart(2, '0')
  return {
    kind: 'countdown',
    text: `${Math.floor(seconds / 60)}:${rest}`,
    fraction: partOf(end - now, end - Date.parse(order.placedAt)),
    isLate: end - now <= HURRY_MS,
  }
}

const minutes = (order: Order, now: number): RingReading => {
  const left = preparedBy(order) - now
  const isLate = left < 0
  const start = Date.parse(order.acceptedAt ?? order.placedAt)
  return {
    kind: 'minutes',
    text: isLate ? `−${Math.ceil(-left / MINUTE)}` : String(Math.ceil(left / MINUTE)),
    fraction: isLate ? 1 : partOf(left, preparedBy(order) - start),
    isLate,
  }
}

/** Returns the content of an order's ring at `now` (server time, ms). */
export const readRing = (order: Order, now: number): RingReading => {
  if (order.orderStatus === 'New') return countdown(order, now)
  if (order.orderStatus === 'Accepted' || order.orderStatus === 'Preparing') return minutes(order, now)
  return DONE
}
