import { ORDER_ACTION, ORDER_STATUS } from '#src/contracts/order-codes.ts'
import { OrderStatus } from '#src/contracts/order.ts'
import type { AvailableAction, OrderActionName } from '#src/contracts/order.ts'
import { offers } from '../sample-order.ts'
import { StubRefusal } from './problem.ts'
import type { Row } from './row.ts'

// Status changes of a delivered order (specification#orders), without those that only a platform or the time makes.
const WAYS: Partial<Record<OrderStatus, Partial<Record<OrderActionName, OrderStatus>>>> = {
  New: { Accept: 'Preparing', Reject: 'Rejected', Acknowledge: 'New' },
  Accepted: { StartPreparing: 'Preparing', MarkReady: 'Ready', Cancel: 'Cancelled', Delay: 'Accepted' },
  Preparing: { MarkReady: 'Ready', Cancel: 'Cancelled', Delay: 'Preparing' },
  Ready: { HandOver: 'PickedUp', Cancel: 'Cancelled' },
  PickedUp: { Complete: 'Completed' },
}

const ENDS: readonly OrderStatus[] = ['Completed', 'Rejected', 'Cancelled']

const isAction = (name: string): name is OrderActionName => Object.hasOwn(ORDER_ACTION, name)

const namesFrom = (status: OrderStatus): OrderActionName[] => Object.keys(WAYS[status] ?? {}).filter(isAction)

/** Returns the actions that an order offers in this status. */
export const stepsFrom = (status: OrderStatus): AvailableAction[] => offers(...namesFrom(status))

const familyOf = (status: OrderStatus): string => {
  if (ENDS.includes(status)) return 'disabled'
  return status === 'New' ? 'pending' : 'active'
}

/** Returns an order after an action. Refuses with `illegal_transition` if its status does not allow it. */
export const stepped = (order: Row, { action, now }: { action: unknown; now: number }): Row => {
  const from = OrderStatus.parse(order.orderStatus)
  const name = namesFrom(from).find(each => ORDER_ACTION[each] === action)
  const to = name && WAYS[from]?.[name]
  if (!to) throw new StubRefusal('illegal_transition', { current: order })
  const moment = new Date(now).toISOString()
  return {
    ...order,
    orderStatus: to,
    orderStatusId: ORDER_STATUS[to],
    statusFamily: familyOf(to),
    availableActions: stepsFrom(to),
    rowVersion: Number(order.rowVersion) + 1,
    ...(name === 'Accept' && { acceptedAt: moment, promisedAt: new Date(now + 1_200_000).toISOString() }),
    ...(to === 'Ready' && { readyAt: moment }),
    ...(ENDS.includes(to) && { closedAt: moment }),
  }
}
