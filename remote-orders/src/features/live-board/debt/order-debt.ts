import type { Order } from '@sufra/shared/contracts/order'

const MINUTE = 60_000
/** Most calls arrive within a second: what is under way is no news. */
const QUIET_MS = 5_000

/** `none`, `waiting` (tried again by itself), `unheard` (somebody has to call), or `refused`. */
export type DebtKind = 'none' | 'waiting' | 'unheard' | 'refused'

/** What a card says of what its platform has not heard. `now` is server time in ms. */
export const debtKindOf = ({ channelDebt: debt, acceptBy }: Order, now: number): DebtKind => {
  if (!debt) return 'none'
  if (debt.state === 'refused') return 'refused'
  const isTooLate = debt.action === 'accept' && now >= Date.parse(acceptBy)
  if (debt.state === 'gaveUp' || isTooLate) return 'unheard'
  return now - Date.parse(debt.since) >= QUIET_MS ? 'waiting' : 'none'
}

/** For how many whole minutes the platform has not heard it. */
export const debtMinutes = ({ channelDebt }: Order, now: number): number =>
  channelDebt ? Math.max(0, Math.floor((now - Date.parse(channelDebt.since)) / MINUTE)) : 0

export const isLoud = (kind: DebtKind): boolean => kind === 'unheard' || kind === 'refused'

export interface DebtGroup {
  channel: Order['channel']
  accepts: number
  others: number
}

// The platform itself said that it is over.
const isKnownThere = ({ channelDebt }: Order): boolean =>
  channelDebt?.problem === 'cancelled' || channelDebt?.problem === 'window_over'

/** For each platform, how many orders it has to be called about. */
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
