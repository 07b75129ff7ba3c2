import type { Later } from '../../simulate/platform.ts'
import { useFault } from '../fault.ts'
import type { Peer } from '../peer.ts'
import { Refusal } from '../refusal.ts'
import { tell } from '../webhooks.ts'
import { isEnded, note } from './peer-order.ts'
import type { PeerOrder } from './peer-order.ts'

// No driver is assigned once the order has left.
const isInShop = (order: PeerOrder): boolean => !isEnded(order) && order.state !== 'out'

// Condition of each event.
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

/** Returns the events that the platform can send about an order now. */
export const nextNews = (order: PeerOrder): Later[] =>
  (['cancelled', 'driverAssigned', 'driverArrived', 'pickedUp', 'delivered'] as const).filter(what =>
    CAN[what](order),
  )

/**
 * Applies an event outside the shop and sends it to Sufra. Throws a `Refusal` (wrongState) if the state does not
 * allow it.
 */
export const happens = (peer: Peer, order: PeerOrder, what: Later): void => {
  if (!CAN[what](order)) throw new Refusal('wrongState', `the order is ${order.state}`, order)
  apply(order, what)
  note(order, what, peer.now())
  const { id, storeId, driver } = order
  const message = (eventId: string) => peer.dialect.platform.later(what, { id, driver }, { storeId, eventId })
  tell(peer, { orderId: id, storeId, what, message })
}

/** Cancels newly accepted orders if that fault is configured. `before`: orders that were accepted already. */
export const cancelAccepted = (peer: Peer, before: ReadonlySet<PeerOrder>): void => {
  for (const order of peer.kept.orders)
    if (
      order.state === 'accepted' &&
      !before.has(order) &&
      useFault(peer, 'accept-then-cancel', order.storeId)
    )
      happens(peer, order, 'cancelled')
}
