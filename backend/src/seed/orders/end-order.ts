import type { OrderHistoryEntry, OrderStatus } from '@sufra/shared/contracts/order'
import type { OrderRow } from '#src/modules/ordering/order/order.table.ts'
import { later } from './order-row.ts'

const MINUTE = 60_000
const TO_THE_DRIVER_MS = 4 * MINUTE
const TO_THE_DOOR_MS = 18 * MINUTE

export interface EndingStep {
  at: Date
  source: OrderHistoryEntry['source']
  action: string
  to: OrderStatus
}

const missed = ({ releaseAt, acceptBy, status }: OrderRow): EndingStep[] => [
  ...(status === 'Scheduled'
    ? [{ at: releaseAt ?? acceptBy, source: 'system', action: 'release', to: 'New' } as const]
    : []),
  { at: acceptBy, source: 'system', action: 'expire', to: 'Missed' },
]

const completed = (order: OrderRow): EndingStep[] => {
  const { status, type, promisedAt, placedAt, prepMinutes } = order
  const readyAt = order.readyAt ?? promisedAt ?? later(placedAt, prepMinutes * MINUTE)
  const handedAt = order.pickedUpAt ?? later(readyAt, TO_THE_DRIVER_MS)
  const ready = { at: readyAt, source: 'user', action: 'MarkReady', to: 'Ready' } as const
  const handOver = { at: handedAt, source: 'user', action: 'HandOver' } as const
  const steps: EndingStep[] =
    type === 'Delivery'
      ? [
          ready,
          { ...handOver, to: 'PickedUp' },
          { at: later(handedAt, TO_THE_DOOR_MS), source: 'channel', action: 'Complete', to: 'Completed' },
        ]
      : [ready, { ...handOver, to: 'Completed' }]
  return steps.slice(steps.findIndex(({ to }) => to === status) + 1)
}

/** Returns the steps by which a stale demo order went on to its end. */
export const endOf = (order: OrderRow): EndingStep[] => {
  if (order.status === 'New' || order.status === 'Scheduled') return missed(order)
  if (order.status === 'Failed')
    return [
      { at: later(order.placedAt, TO_THE_DOOR_MS), source: 'channel', action: 'Cancel', to: 'Cancelled' },
    ]
  return completed(order)
}

/** Returns the changes of the row after those steps. */
export const changesOf = (order: OrderRow, steps: readonly EndingStep[]): Partial<OrderRow> => {
  const at = (status: OrderStatus): Date | null => steps.find(({ to }) => to === status)?.at ?? null
  const last = steps.at(-1)
  return {
    status: last?.to ?? order.status,
    closedAt: last?.at ?? null,
    readyAt: order.readyAt ?? at('Ready'),
    pickedUpAt: order.pickedUpAt ?? at('PickedUp'),
    reasonCode: at('Cancelled') ? 'CustomerRequest' : order.reasonCode,
    undoFrom: null,
    undoUserId: null,
    undoUntil: null,
    rowVersion: order.rowVersion + 1,
  }
}
