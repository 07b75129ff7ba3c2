import { MINUTE } from './peer.ts'
import type { Peer } from './peer.ts'
import { happens, nextNews } from './order/later.ts'
import type { PeerOrder } from './order/peer-order.ts'
import { expire } from './order/apply-step.ts'
import { endPauses } from './shop/shop.ts'
import type { Later } from '../simulate/platform.ts'

// Minutes between a driver's step and the step before it.
const WAYS: [what: Later, after: string, minutes: number][] = [
  ['driverAssigned', 'accept', 1],
  ['driverArrived', 'driverAssigned', 6],
  ['pickedUp', 'ready', 2],
  ['delivered', 'pickedUp', 12],
  ['delivered', 'handOver', 12],
]

const drive = (peer: Peer, order: PeerOrder): boolean => {
  const now = peer.now()
  const due = WAYS.find(([what, after, minutes]) => {
    const since = order.history.findLast(step => step.what === after)?.at
    const isHere = what !== 'pickedUp' || order.driverIs === 'arrived'
    return since !== undefined && isHere && now >= since + minutes * MINUTE && nextNews(order).includes(what)
  })
  if (!due) return false
  happens(peer, order, due[0])
  return true
}

/** Applies the passing of time: windows close, pauses end and, with `drivers`, drivers take their next step. */
export const tick = (peer: Peer, { drivers }: { drivers: boolean }): void => {
  const now = peer.now()
  const changes = [
    ...peer.kept.orders.map(order => expire(order, now)),
    ...peer.kept.shops.map(shop => endPauses(shop, now)),
    ...(drivers ? peer.kept.orders.map(order => drive(peer, order)) : []),
  ]
  if (changes.some(Boolean)) peer.changed()
}
