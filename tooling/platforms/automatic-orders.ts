import { MINUTE } from './peer.ts'
import type { Peer } from './peer.ts'
import { isWaiting } from './order/peer-order.ts'
import type { PeerOrder } from './order/peer-order.ts'
import { isSelling, placeOrder } from './order/place-order.ts'
import type { Shop } from './shop/shop.ts'

// Nobody seems to be there, so shops should not fill with missed orders.
const AFTER_A_MISSED_ONE_MS = 60 * MINUTE

const ownOrders = (peers: readonly Peer[]): PeerOrder[] =>
  peers
    .flatMap(({ kept }) => kept.orders)
    .filter(({ isByItself }) => isByItself)
    .toSorted((one, other) => one.placedAt - other.placedAt)

const pauseAfter = (order: PeerOrder, everyMs: number): number =>
  order.state === 'expired' ? AFTER_A_MISSED_ONE_MS : everyMs

// Returns the items after the last one, then those up to it.
const inTurn = <Item>(items: readonly Item[], last: Item | undefined): Item[] => {
  const next = last === undefined ? 0 : items.indexOf(last) + 1
  return [...items.slice(next), ...items.slice(0, next)]
}

const isOpen = (shop: Shop): boolean => shop.hasCustomers && shop.status.state !== 'closed' && isSelling(shop)

const shopInTurn = ({ kept: { shops, orders } }: Peer): Shop | undefined => {
  const before = orders.findLast(({ isByItself }) => isByItself)
  const last = shops.find(({ storeId }) => storeId === before?.storeId)
  return inTurn(shops, last).find(isOpen)
}

/**
 * Creates automatic orders at one open shop of one platform after another: the next one once the previous one was
 * answered. The first comes `everyMs` after `since`.
 */
export const trickle = (
  peers: readonly Peer[],
  { everyMs, since, now }: { everyMs: number; since: number; now: number },
): void => {
  const own = ownOrders(peers)
  const last = own.at(-1)
  if (last && isWaiting(last)) return
  const due = Math.max(since + everyMs, last ? last.placedAt + pauseAfter(last, everyMs) : 0)
  if (now < due) return
  // By the platform of the last order, not by a count, because older orders are deleted.
  const before = peers.find(({ kept }) => last !== undefined && kept.orders.includes(last))
  for (const peer of inTurn(peers, before)) {
    const shop = shopInTurn(peer)
    if (shop) return void placeOrder(peer, shop, { kind: 'normal', isByItself: true })
  }
}
