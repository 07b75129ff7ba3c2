import { MINUTE } from '../peer.ts'
import type { Peer } from '../peer.ts'
import { Refusal } from '../refusal.ts'
import type { Shop } from '../shop/shop.ts'
import { adoptOrder } from './adopt-order.ts'
import { isWaiting, note } from './peer-order.ts'
import type { OrderState, PeerOrder, Step } from './peer-order.ts'

const WAITING: OrderState[] = ['new', 'seen']
const FROM: Record<Exclude<Step, 'see'>, OrderState[]> = {
  accept: WAITING,
  reject: WAITING,
  delay: ['accepted'],
  ready: ['accepted'],
  handOver: ['ready'],
  cancel: ['accepted', 'ready'],
}
const TO: Partial<Record<Step, OrderState>> = {
  accept: 'accepted',
  reject: 'rejected',
  ready: 'ready',
  handOver: 'out',
  cancel: 'cancelled',
}

export interface StepRequest {
  orderId: string
  step: Step
  /** until it is ready, or additional minutes for a delay */
  minutes?: number
}

/** Expires an order whose window is over. */
export const expire = (order: PeerOrder, now: number): boolean => {
  if (!isWaiting(order) || now <= order.acceptBy) return false
  order.state = 'expired'
  note(order, 'expired', order.acceptBy)
  return true
}

const findOrder = (peer: Peer, { storeId }: Shop, request: StepRequest): PeerOrder => {
  const known = peer.kept.orders.find(order => order.id === request.orderId && order.storeId === storeId)
  const order = known ?? adoptOrder(peer, { storeId, ...request })
  if (!order) throw new Refusal('unknownOrder', `there is no order ${request.orderId}`)
  return order
}

const check = (order: PeerOrder, step: Step): void => {
  // `see` is allowed in every state.
  if (step === 'see' || FROM[step].includes(order.state)) return
  if (order.state === 'expired' && FROM[step] === WAITING)
    throw new Refusal('windowOver', 'the acceptance window is over', order)
  throw new Refusal('wrongState', `the order is ${order.state}`, order)
}

/** Applies a step. Throws a `Refusal` if the order is unknown, its window is over, or its state does not allow it. */
export const applyStep = (peer: Peer, shop: Shop, request: StepRequest): PeerOrder => {
  const now = peer.now()
  const order = findOrder(peer, shop, request)
  const { step, minutes = 0 } = request
  expire(order, now)
  check(order, step)
  if (step === 'see' && order.state === 'new') order.state = 'seen'
  if (step === 'accept') order.promisedAt = now + minutes * MINUTE
  if (step === 'delay') order.promisedAt = (order.promisedAt ?? now) + minutes * MINUTE
  order.state = TO[step] ?? order.state
  note(order, step, now)
  return order
}
