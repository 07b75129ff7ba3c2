import { OrderActionName, OrderStatus } from '@sufra/shared/contracts/order'
import { nextStatus } from './transitions.ts'

type Action = Exclude<OrderActionName, 'UndoLast'>

// A copy of the table in specification#orders: transitions outside of it must be impossible.
const ALLOWED: Partial<Record<OrderStatus, Partial<Record<Action, OrderStatus>>>> = {
  New: { Accept: 'Preparing', Reject: 'Rejected', Acknowledge: 'New' },
  Scheduled: { Accept: 'Accepted', Reject: 'Rejected' },
  Accepted: { StartPreparing: 'Preparing', MarkReady: 'Ready', Cancel: 'Cancelled', Delay: 'Accepted' },
  Preparing: { MarkReady: 'Ready', Cancel: 'Cancelled', Delay: 'Preparing' },
  Ready: { HandOver: 'PickedUp', Cancel: 'Cancelled' },
  PickedUp: { Complete: 'Completed' },
  Failed: { Reinject: 'New' },
}

const ACTIONS = OrderActionName.options.filter((action): action is Action => action !== 'UndoLast')
const CELLS = OrderStatus.options.flatMap(status => ACTIONS.map(action => ({ status, action })))

it.each(CELLS)('follows the contract for $action on $status', ({ status, action }) => {
  const expected = action === 'Print' ? status : (ALLOWED[status]?.[action] ?? null)
  expect(nextStatus(action, { status, type: 'Delivery', autoStartPreparing: true })).toBe(expected)
})

it('only accepts where the branch does not start cooking automatically', () => {
  expect(nextStatus('Accept', { status: 'New', type: 'Delivery', autoStartPreparing: false })).toBe(
    'Accepted',
  )
})

it.each(['Pickup', 'DineIn'] as const)('ends an order of type %s when it is handed over', type => {
  expect(nextStatus('HandOver', { status: 'Ready', type, autoStartPreparing: true })).toBe('Completed')
})
