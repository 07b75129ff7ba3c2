import type { Order } from '@sufra/shared/contracts/order'

const MINUTE = 60_000
/** Grace time in ms: most calls arrive within a second, so a pending call is no news. */
const QUIET_MS = 5_000

/** `none`, `waiting` (retried automatically), `unheard` (somebody must call the platform) or `refused`. */
export type UndeliveredCallKind = 'none' | 'waiting' | 'unheard' | 'refused'

/** Returns the state of the order's undelivered platform call. `now` is server time in ms. */
export const undeliveredCallKindOf = (
  { channelDebt: call, acceptBy }: Order,
  now: number,
): UndeliveredCallKind => {
  if (!call) return 'none'
  if (call.state === 'refused') return 'refused'
  const isTooLate = call.action === 'accept' && now >= Date.parse(acceptBy)
  if (call.state === 'gaveUp' || isTooLate) return 'unheard'
  return now - Date.parse(call.since) >= QUIET_MS ? 'waiting' : 'none'
}

/** Returns the whole minutes for which the call is undelivered. */
export const minutesUndelivered = ({ channelDebt }: Order, now: number): number =>
  channelDebt ? Math.max(0, Math.floor((now - Date.parse(channelDebt.since)) / MINUTE)) : 0

export const isLoud = (kind: UndeliveredCallKind): boolean => kind === 'unheard' || kind === 'refused'

export interface UndeliveredCallGroup {
  channel: Order['channel']
  accepts: number
  others: number
}

// True if the platform itself ended the order, so it needs no call.
const isKnownThere = ({ channelDebt }: Order): boolean =>
  channelDebt?.problem === 'cancelled' || channelDebt?.problem === 'window_over'

/** Returns, per platform, the number of orders that it must be called about. */
export const groupUndeliveredCalls = (orders: Iterable<Order>, now: number): UndeliveredCallGroup[] => {
  const groups = new Map<number, UndeliveredCallGroup>()
  for (const order of orders) {
    if (!isLoud(undeliveredCallKindOf(order, now)) || isKnownThere(order)) continue
    const { channel, channelDebt } = order
    const group = groups.get(channel.id) ?? { channel, accepts: 0, others: 0 }
    group[channelDebt?.action === 'accept' ? 'accepts' : 'others'] += 1
    groups.set(channel.id, group)
  }
  return [...groups.values()]
}
