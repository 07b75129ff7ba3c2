import type { Order } from '@sufra/shared/contracts/order'
import type { RingsFor } from './device/device-settings.ts'

/** Silence per press on one device, in ms (specification#orders, Acknowledge). */
export const SILENCE_MS = 30_000

/** Without a connection no event reports a missed order, so the ring ends this many ms after acceptBy. */
const BELL_AFTER_END_MS = 60_000

/** End of the silence on this device by order id, in server ms. */
export type SilencedUntil = Readonly<Record<number, number>>

interface Moment {
  orders: readonly Order[]
  silence: SilencedUntil
  now: number
  /** whether this device rings for all new orders or only for escalated ones */
  ringsFor?: RingsFor
}

export interface RingState {
  /** Orders that ring on this device. */
  ringing: Order[]
  /** Orders that nobody has answered. */
  waiting: Order[]
  isUrgent: boolean
  /** Time of the next check without an event, in server ms. */
  lookAgainAt: number | null
}

// An order with an unknown product needs a person just as a new one does.
const rings = ({ orderStatus }: Order) => orderStatus === 'New' || orderStatus === 'Failed'

const isWaiting = (order: Order, now: number) =>
  rings(order) && Date.parse(order.acceptBy) + BELL_AFTER_END_MS > now

const isForDevice = ({ escalation }: Order, ringsFor: RingsFor): boolean =>
  ringsFor === 'new' || escalation === 'managers' || escalation === 'owner'

/** Returns what rings: every waiting order that is not silenced on this device. */
export const readRinging = ({ orders, silence, now, ringsFor = 'new' }: Moment): RingState => {
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

/** Returns the silence for all waiting orders. A later order rings immediately. */
export const silenceWaiting = ({ orders, now }: Pick<Moment, 'orders' | 'now'>): SilencedUntil =>
  Object.fromEntries(
    orders.filter(order => isWaiting(order, now)).map(order => [order.id, now + SILENCE_MS] as const),
  )

const IN_HAND = ['Accepted', 'Preparing', 'Ready', 'PickedUp']

/** Returns orders that were just cancelled and that were in preparation or `rang` here, so the kitchen must stop. */
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
