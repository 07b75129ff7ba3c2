import type { Name } from '../../simulate/menu.ts'

export type OrderState =
  'new' | 'seen' | 'accepted' | 'ready' | 'out' | 'delivered' | 'rejected' | 'cancelled' | 'expired'

/** What a shop can do with an order. */
export type Step = 'see' | 'accept' | 'reject' | 'delay' | 'ready' | 'handOver' | 'cancel'

export interface Line {
  name: Name
  quantity: number
  note: string
}

/** One order as its platform keeps it. */
export interface PeerOrder {
  id: string
  storeId: string
  number: number
  state: OrderState
  type: 'delivery' | 'pickup'
  placedAt: number
  /** after it nobody can accept it any more */
  acceptBy: number
  scheduledFor: number | null
  /** since it was accepted */
  promisedAt: number | null
  customer: string
  note: string
  /** SAR */
  total: number
  lines: Line[]
  driver: { name: string; phone: string }
  driverIs: 'none' | 'assigned' | 'arrived'
  /** nobody pressed a button for it */
  isByItself: boolean
  history: { at: number; what: string }[]
}

export const isWaiting = ({ state }: PeerOrder): boolean => state === 'new' || state === 'seen'

export const isEnded = ({ state }: PeerOrder): boolean =>
  ['delivered', 'rejected', 'cancelled', 'expired'].includes(state)

export const note = (order: PeerOrder, what: string, at: number): void =>
  void order.history.push({ at, what })
