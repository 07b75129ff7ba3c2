import { ORDER_ACTION, ORDER_STATUS } from '@sufra/shared/contracts/order-codes'
import type { AvailableAction, Order, OrderActionName, OrderStatus } from '@sufra/shared/contracts/order'
import type { Permission } from '@sufra/shared/contracts/permission'
import { serverNow } from '@sufra/shared/live'
import type { QueuedAction } from './queued-action.ts'

const MINUTE = 60_000

type Expected = Partial<Order>

const iso = (at: number) => new Date(at).toISOString()

const EXPECTED: Partial<Record<OrderActionName, (order: Order, action: QueuedAction) => Expected>> = {
  Accept: (order, { body, pressedAt }) => {
    const prepMinutes = body.prepMinutes ?? order.prepMinutes
    const isLater = order.orderStatus === 'Scheduled'
    return {
      orderStatus: isLater ? 'Accepted' : 'Preparing',
      acceptedAt: iso(pressedAt),
      prepMinutes,
      promisedAt: isLater ? order.promisedAt : iso(pressedAt + prepMinutes * MINUTE),
    }
  },
  Reject: (_order, { body, pressedAt }) => ({
    orderStatus: 'Rejected',
    closedAt: iso(pressedAt),
    reasonCode: body.reasonCode ?? null,
  }),
  Cancel: (_order, { body, pressedAt }) => ({
    orderStatus: 'Cancelled',
    closedAt: iso(pressedAt),
    reasonCode: body.reasonCode ?? null,
  }),
  StartPreparing: () => ({ orderStatus: 'Preparing' }),
  MarkReady: (_order, { pressedAt }) => ({ orderStatus: 'Ready', readyAt: iso(pressedAt) }),
  HandOver: ({ type }, { pressedAt }) =>
    type === 'Delivery'
      ? { orderStatus: 'PickedUp' }
      : { orderStatus: 'Completed', closedAt: iso(pressedAt) },
  Complete: (_order, { pressedAt }) => ({ orderStatus: 'Completed', closedAt: iso(pressedAt) }),
  Delay: (order, { body }) => ({
    promisedAt: iso(Date.parse(order.promisedAt ?? iso(serverNow())) + (body.addMinutes ?? 0) * MINUTE),
    availableActions: order.availableActions,
  }),
}

/** Returns true if the board shows the action's expected result at once; other actions wait for the server. */
export const canExpect = (action: OrderActionName): boolean => action in EXPECTED

// Only the next step is offered, so that a kitchen can work offline; every other action waits for the server.
const NEXT: Partial<Record<OrderStatus, { action: OrderActionName; permission: Permission }>> = {
  Accepted: { action: 'MarkReady', permission: 'orders.prepare' },
  Preparing: { action: 'MarkReady', permission: 'orders.prepare' },
  Ready: { action: 'HandOver', permission: 'orders.handOver' },
  PickedUp: { action: 'Complete', permission: 'orders.handOver' },
}

const offersOf = (status: OrderStatus, permissions: readonly Permission[]): AvailableAction[] => {
  const next = NEXT[status]
  if (!next || !permissions.includes(next.permission)) return []
  return [
    {
      action: ORDER_ACTION[next.action],
      actionName: next.action,
      labelKey: `action.${next.action}`,
      requiresReason: false,
      reasons: [],
      requiresMinutes: false,
    },
  ]
}

const expectAll = (
  order: Order,
  actions: readonly QueuedAction[],
  permissions: readonly Permission[],
): Order =>
  actions.reduce((known, action) => {
    const expected = EXPECTED[action.actionName]?.(known, action)
    if (!expected) return known
    const status = expected.orderStatus ?? known.orderStatus
    return {
      ...known,
      availableActions: offersOf(status, permissions),
      ...expected,
      orderStatus: status,
      orderStatusId: ORDER_STATUS[status],
    }
  }, order)

interface Made {
  keys: string
  permissions: readonly Permission[]
  expected: Order
}

// Cached by the server's order object, so that a card renders again only when the expected result changes.
const made = new WeakMap<Order, Made>()
const shownPresses = new WeakMap<Order, ReadonlySet<string>>()

/** Returns true if the shown order includes the action with this key. */
export const showsPress = (order: Order, key: string): boolean => shownPresses.get(order)?.has(key) ?? false

/**
 * Returns the order as it will be after the waiting `actions`. The same order and actions return the same object; an
 * order without actions is returned unchanged.
 */
export const expectOrder = (
  order: Order,
  actions: readonly QueuedAction[],
  permissions: readonly Permission[],
): Order => {
  const own = actions.filter(({ body }) => body.orderId === order.id)
  if (own.length === 0) return order
  const keys = own.map(({ key }) => key)
  const before = made.get(order)
  if (before?.keys === keys.join() && before.permissions === permissions) return before.expected
  const expected = expectAll(order, own, permissions)
  made.set(order, { keys: keys.join(), permissions, expected })
  shownPresses.set(expected, new Set(keys))
  return expected
}
