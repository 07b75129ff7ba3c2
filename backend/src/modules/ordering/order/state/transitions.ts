import { ORDER_ACTION, OrderActionName } from '@sufra/shared/contracts/order'
import type { Order, OrderStatus } from '@sufra/shared/contracts/order'
import { isFinal } from './order-status.ts'

/** Facts that decide the next status. */
export interface Position {
  status: OrderStatus
  type: Order['type']
  /** the branch starts cooking as soon as it accepts */
  autoStartPreparing: boolean
}

interface Step {
  from: readonly OrderStatus[] | 'any'
  to: (position: Position) => OrderStatus
}

const stays = ({ status }: Position): OrderStatus => status

// The table in specification#orders. UndoLast is missing: its target was stored by the step that it undoes.
const STEPS: Record<Exclude<OrderActionName, 'UndoLast'>, Step> = {
  Accept: {
    from: ['New', 'Scheduled'],
    to: ({ status, autoStartPreparing }) =>
      status === 'New' && autoStartPreparing ? 'Preparing' : 'Accepted',
  },
  Reject: { from: ['New', 'Scheduled'], to: () => 'Rejected' },
  StartPreparing: { from: ['Accepted'], to: () => 'Preparing' },
  MarkReady: { from: ['Preparing', 'Accepted'], to: () => 'Ready' },
  HandOver: { from: ['Ready'], to: ({ type }) => (type === 'Delivery' ? 'PickedUp' : 'Completed') },
  Complete: { from: ['PickedUp'], to: () => 'Completed' },
  Cancel: { from: ['Accepted', 'Preparing', 'Ready'], to: () => 'Cancelled' },
  Delay: { from: ['Accepted', 'Preparing'], to: stays },
  Acknowledge: { from: ['New'], to: stays },
  Print: { from: 'any', to: stays },
  Reinject: { from: ['Failed'], to: () => 'New' },
}

/** Returns the status after an action; null when it is not possible. */
export const nextStatus = (
  action: Exclude<OrderActionName, 'UndoLast'>,
  position: Position,
): OrderStatus | null => {
  const step = STEPS[action]
  return step.from === 'any' || step.from.includes(position.status) ? step.to(position) : null
}

/** Transitions by time or by the platform. */
export const SYSTEM_STEPS = {
  expire: { from: 'New', to: 'Missed' },
  release: { from: 'Scheduled', to: 'New' },
  autoComplete: { from: 'PickedUp', to: 'Completed' },
} as const satisfies Record<string, { from: OrderStatus; to: OrderStatus }>

/** A platform may cancel any order that has not ended. */
export const canChannelCancel = (status: OrderStatus): boolean => !isFinal(status)

const UNDOABLE: readonly OrderActionName[] = ['Reject', 'StartPreparing', 'MarkReady', 'HandOver']

export const isUndoable = (action: OrderActionName): boolean => UNDOABLE.includes(action)

export const actionByNumber = (action: number): OrderActionName | undefined =>
  OrderActionName.options.find(name => ORDER_ACTION[name] === action)
