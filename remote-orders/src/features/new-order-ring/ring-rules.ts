import type { Order } from '@sufra/shared/contracts/order'
import type { RingsFor } from './device/device-settings.ts'

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
  /** whether this device rings at once, or when the counter did not answer */
  ringsFor?: RingsFor
}

export interface Ringing {
  /** Orders for which the bell rings on this device. */
  ringing: Order[]
  /** Orders that nobody has answered. */
  waiting: Order[]
  isUrgent: boolean
  /** When to look again although nothing happened, in server ms. */
  lookAgainAt: number | null
}

// One with an unknown dish waits for a person as much as a new one does.
const rings = ({ orderStatus }: Order) => orderStatus === 'New' || orderStatus === 'Failed'

const isWaiting = (order: Order, now: number) =>
  rings(order) && Date.parse(order.acceptBy) + BELL_AFTER_END_MS > now

const isForDevice = ({ escalation }: Order, ringsFor: RingsFor): boolean =>
  ringsFor === 'new' || escalation === 'managers' || escalation === 'owner'

/** The bell rings while any order waits for an answer that this device has not silenced. */
export const readRinging = ({ orders, silence, now, ringsFor = 'new' }: Moment): Ringing => {
  const waiting = orders.filter(order => isWaiting(order, now))
  const silentUntil = (order: Order) => silence[order.id] ?? 0
  const ringing = waiting.filter(order => silentUntil(order) <= now && isForDevice(order, ringsFor))
  const nextChanges = [
    ...waiting.map(silentUntil).filter(until => until > now),
    ...waiting.map(order => Date.parse(order.acceptBy) + BELL_AFTER_END_MS),
  ]
  return {
    ringing,
    waiting,
    isUrgent: ringing.some(({ escalation }) => escalation !== null),
    lookAgainAt: nextChanges.length === 0 ? null : Math.min(...nextChanges),
  }
}

/** Silences what waits now. An order that arrives later rings at once. */
export const silenceWaiting = ({ orders, now }: Pick<Moment, 'orders' | 'now'>): Silence =>
  Object.fromEntries(
    orders.filter(order => isWaiting(order, now)).map(order => [order.id, now + SILENCE_MS] as const),
  )

const IN_HAND = ['Accepted', 'Preparing', 'Ready', 'PickedUp']

/** Orders that somebody works on, or that `rang` here, and that are cancelled now: the kitchen has to stop. */
export const newlyCancelled = (
  before: readonly Order[],
  after: readonly Order[],
  rang: ReadonlySet<number>,
): Order[] => {
  const concerns = (order: Order) =>
    IN_HAND.includes(order.orderStatus) || (rings(order) && rang.has(order.id))
  const alive = new Set(before.filter(concerns).map(order => order.id))
  return after.filter(order => order.orderStatus === 'Cancelled' && alive.has(order.id))
}
