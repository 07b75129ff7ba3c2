import type { Order } from '@sufra/shared/contracts/order'

/** One press buys this much quiet on one device (specification#orders, Acknowledge). */
export const SILENCE_MS = 30_000

/** Without a connection nobody tells us that an order was missed: then the bell ends this long after its time. */
const BELL_AFTER_END_MS = 60_000

/** Until when (server ms) an order is silent on this device. */
export type Silence = Readonly<Record<number, number>>

interface Moment {
  orders: readonly Order[]
  silence: Silence
  now: number
}

export interface Ringing {
  isRinging: boolean
  waiting: number
  /** When to look again although nothing happened, in server ms. */
  lookAgainAt: number | null
}

const isWaiting = (order: Order, now: number) =>
  order.orderStatus === 'New' && Date.parse(order.acceptBy) + BELL_AFTER_END_MS > now

/** The bell rings while any new order waits that this device has not silenced. */
export const readRinging = ({ orders, silence, now }: Moment): Ringing => {
  const waiting = orders.filter(order => isWaiting(order, now))
  const silentUntil = waiting.map(order => silence[order.id] ?? 0)
  const nextChanges = [
    ...silentUntil.filter(until => until > now),
    ...waiting.map(order => Date.parse(order.acceptBy) + BELL_AFTER_END_MS),
  ]
  return {
    isRinging: silentUntil.some(until => until <= now),
    waiting: waiting.length,
    lookAgainAt: nextChanges.length === 0 ? null : Math.min(...nextChanges),
  }
}

/** Silences what waits now. An order that arrives later rings at once. */
export const silenceWaiting = ({ orders, now }: Omit<Moment, 'silence'>): Silence =>
  Object.fromEntries(
    orders.filter(order => isWaiting(order, now)).map(order => [order.id, now + SILENCE_MS] as const),
  )

const ENDED = ['Completed', 'Rejected', 'Cancelled', 'Missed']

/** Orders that were alive a moment ago and are cancelled now: the kitchen has to stop. */
export const newlyCancelled = (before: readonly Order[], after: readonly Order[]): Order[] => {
  const alive = new Set(before.filter(order => !ENDED.includes(order.orderStatus)).map(order => order.id))
  return after.filter(order => order.orderStatus === 'Cancelled' && alive.has(order.id))
}
