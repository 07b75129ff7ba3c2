import { MINUTE } from '../peer.ts'
import type { Peer } from '../peer.ts'
import { note } from './peer-order.ts'
import type { OrderState, PeerOrder } from './peer-order.ts'

/** Order numbers of the demo data and of `pnpm simulate orders`. */
export const DEMO_ORDERS = /^(?:HU|JA|KE|HS|JZ|KT)-[\w-]{1,60}$/

const STATE_BEFORE: Record<string, OrderState> = {
  delay: 'accepted',
  ready: 'accepted',
  cancel: 'accepted',
  handOver: 'ready',
}

interface Unknown {
  storeId: string
  orderId: string
  step: string
}

/**
 * Adds an order that Sufra has from another source than this platform, such as its seed or the command line, in the
 * state that Sufra's first call implies. Returns undefined for an order that this platform does not adopt.
 */
export const adoptOrder = (peer: Peer, { storeId, orderId, step }: Unknown): PeerOrder | undefined => {
  if (!peer.adopts?.test(orderId)) return undefined
  const now = peer.now()
  const state = STATE_BEFORE[step] ?? 'new'
  const order: PeerOrder = {
    id: orderId,
    storeId,
    state,
    number: 0,
    type: 'delivery',
    placedAt: now,
    acceptBy: now + peer.dialect.windowMinutes * MINUTE,
    scheduledFor: null,
    promisedAt: null,
    customer: '',
    note: '',
    total: 0,
    lines: [],
    driver: { name: 'محمد أشرف', phone: '+966500000000' },
    driverIs: 'none',
    isByItself: false,
    history: [],
  }
  note(order, 'adopted', now)
  peer.kept.orders.push(order)
  return order
}
