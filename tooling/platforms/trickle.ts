import { MINUTE } from './peer.ts'
import type { Peer } from './peer.ts'
import { isWaiting } from './order/peer-order.ts'
import type { PeerOrder } from './order/peer-order.ts'
import { placeOrder } from './order/place-order.ts'

// Nobody seems to be there: no shop shall be full of what was missed.
const AFTER_A_MISSED_ONE_MS = 60 * MINUTE

const ownOrders = (peers: readonly Peer[]): PeerOrder[] =>
  peers
    .flatMap(({ kept }) => kept.orders)
    .filter(({ isByItself }) => isByItself)
    .toSorted((one, other) => one.placedAt - other.placedAt)

const pauseAfter = (order: PeerOrder, everyMs: number): number =>
  order.state === 'expired' ? AFTER_A_MISSED_ONE_MS : everyMs

/**
 * Orders that come by themselves, at one open shop of one platform after another: the next one when somebody answered the one
 * before. The first comes one pause after `since`.
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
  const peer = peers[own.length % peers.length]
  const shops =
    peer?.kept.shops.filter(({ hasCustomers, status }) => hasCustomers && status.state !== 'closed') ?? []
  const shop = shops[Math.floor(own.length / peers.length) % shops.length]
  if (peer && shop) placeOrder(peer, shop, { kind: 'normal', isByItself: true })
}
