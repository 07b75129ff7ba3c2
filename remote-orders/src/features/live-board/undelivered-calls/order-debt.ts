import type { Order } from '@sufra/shared/contracts/order'

const MINUTE = 60_000
/** Grace time in ms: most calls arrive within a second, so a pending call is no news. */
const QUIET_MS = 5_000

/** `none`, `waiting` (retried automatically), `unheard` (somebody must call the platform) or `refused`. */
export type DebtKind = 'none' | 'waiting' | 'unheard' | 'refused'

/** Returns the state of the order's undelivered platform call. `now` is server time in ms. */
export const debtKindOf = ({ channelDebt: debt, acceptBy }: Order, now: number): DebtKind => {
  if (!debt) return 'none'
  if (debt.state === 'refused') return 'refused'
  const isTooLate = debt.action === 'accept' && now >= Date.parse(acceptBy)
  if (debt.state === 'gaveUp' || isTooLate) return 'unheard'
  return now - Date.parse(debt.since) >= QUIET_MS ? 'waiting' : 'none'
}

/** Returns the whole minutes for which the call is undelivered. */
export const debtMinutes = ({ channelDebt }: Order, now: number): number =>
  channelDebt ? Math.max(0, Math.floor((now - Date.parse(channelDebt.since)) / MINUTE)) : 0

export const isLoud = (kind: DebtKind): boolean => kind === 'unheard' || kind === 'refused'

export interface DebtGroup {
  channel: Order['channel']
  accepts: number
  others: number
}

// True if the platform itself ended the order, so it needs no call.
const isKnownThere = ({ channelDebt }: Order): boolean =>
  channelDebt?.problem === 'cancelled' || channelDebt?.problem === 'window_over'

/** Returns, per platform, the number of orders that it must be called about. */
export const debtGroups = (orders: Iterable<Order>, now: number): DebtGroup[] => {
  const groups = new Map<number, DebtGroup>()
  for (const order of orders) {
    if (!isLoud(debtKindOf(order, now)) || isKnownThere(order)) continue
    const { channel, channelDebt } = order
    const group = groups.get(channel.id) ?? { channel, accepts: 0, others: 0 }
    group[channelDebt?.action === 'accept' ? 'accepts' : 'others'] += 1
    groups.set(channel.id, group)
  }
  return [...groups.values()]
}
