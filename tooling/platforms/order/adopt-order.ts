import { MINUTE } from '../peer.ts'
import type { Peer } from '../peer.ts'
import { note } from './peer-order.ts'
import type { OrderState, PeerOrder } from './peer-order.ts'

// Prefixes of order numbers in the demo data and in `pnpm simulate orders`.
const OF_THE_DEMO = /^(?:HU|JA|KE|HS|JZ|KT)-[\w-]{1,60}$/

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
 * Adds an order that is in Sufra from its seed, or from the command line, but unknown to this platform, in the state
 * that Sufra's first call implies. Returns undefined for any other unknown order.
 */
export const adoptOrder = (peer: Peer, { storeId, orderId, step }: Unknown): PeerOrder | undefined => {
  if (!peer.adopts || !OF_THE_DEMO.test(orderId)) return undefined
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
