import type { Name } from '../../simulate/menu.ts'

export type OrderState =
  'new' | 'seen' | 'accepted' | 'ready' | 'out' | 'delivered' | 'rejected' | 'cancelled' | 'expired'

/** Steps of a shop with an order. */
export type Step = 'see' | 'accept' | 'reject' | 'delay' | 'ready' | 'handOver' | 'cancel'

export interface Line {
  name: Name
  quantity: number
  note: string
}

/** One order in a platform's state. */
export interface PeerOrder {
  id: string
  storeId: string
  number: number
  state: OrderState
  type: 'delivery' | 'pickup'
  placedAt: number
  /** end of the acceptance window */
  acceptBy: number
  scheduledFor: number | null
  /** set when it is accepted */
  promisedAt: number | null
  customer: string
  note: string
  /** SAR */
  total: number
  lines: Line[]
  driver: { name: string; phone: string }
  driverIs: 'none' | 'assigned' | 'arrived'
  /** created automatically, not by a button */
  isByItself: boolean
  history: { at: number; what: string }[]
}

export const isWaiting = ({ state }: PeerOrder): boolean => state === 'new' || state === 'seen'

export const isEnded = ({ state }: PeerOrder): boolean =>
  ['delivered', 'rejected', 'cancelled', 'expired'].includes(state)

export const note = (order: PeerOrder, what: string, at: number): void =>
  void order.history.push({ at, what })
