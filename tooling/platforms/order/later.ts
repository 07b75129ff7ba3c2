import type { Later } from '../../simulate/platform.ts'
import { useFault } from '../fault.ts'
import type { Peer } from '../peer.ts'
import { Refusal } from '../refusal.ts'
import { tell } from '../webhooks.ts'
import { isEnded, note } from './peer-order.ts'
import type { PeerOrder } from './peer-order.ts'

// Nobody drives to what has left, whoever took it.
const isInShop = (order: PeerOrder): boolean => !isEnded(order) && order.state !== 'out'

// What has to be so before the platform can say it.
const CAN: Record<Later, (order: PeerOrder) => boolean> = {
  cancelled: isInShop,
  driverAssigned: order => isInShop(order) && order.driverIs === 'none' && order.type === 'delivery',
  driverArrived: order => isInShop(order) && order.driverIs === 'assigned',
  pickedUp: ({ state, type }) => ['accepted', 'ready'].includes(state) && type === 'delivery',
  delivered: ({ state }) => state === 'out' || state === 'ready',
}

const apply = (order: PeerOrder, what: Later): void => {
  if (what === 'driverAssigned') order.driverIs = 'assigned'
  else if (what === 'driverArrived') order.driverIs = 'arrived'
  else order.state = what === 'pickedUp' ? 'out' : what
}

/** What the platform can tell about an order now. */
export const nextNews = (order: PeerOrder): Later[] =>
  (['cancelled', 'driverAssigned', 'driverArrived', 'pickedUp', 'delivered'] as const).filter(what =>
    CAN[what](order),
  )

/** The order goes on outside of the shop, and Sufra is told. Throws a `Refusal` (wrongState) when it cannot. */
export const happens = (peer: Peer, order: PeerOrder, what: Later): void => {
  if (!CAN[what](order)) throw new Refusal('wrongState', `the order is ${order.state}`, order)
  apply(order, what)
  note(order, what, peer.now())
  const { id, storeId, driver } = order
  const message = (eventId: string) => peer.dialect.platform.later(what, { id, driver }, { storeId, eventId })
  tell(peer, { orderId: id, storeId, what, message })
}

/** Cancels what has just been accepted, where that goes wrong on purpose. `before`: what was accepted already. */
export const cancelAccepted = (peer: Peer, before: ReadonlySet<PeerOrder>): void => {
  for (const order of peer.kept.orders)
    if (
      order.state === 'accepted' &&
      !before.has(order) &&
      useFault(peer, 'accept-then-cancel', order.storeId)
    )
      happens(peer, order, 'cancelled')
}
