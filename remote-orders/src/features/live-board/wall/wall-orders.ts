import type { Order, OrderStatus } from '@sufra/shared/contracts/order'
import { deadlineOf } from '../actions/order-deadline.ts'
import type { LaneName } from '../lanes/arrange-lanes.ts'

const LANES: Partial<Record<OrderStatus, LaneName>> = {
  New: 'new',
  Accepted: 'preparing',
  Preparing: 'preparing',
  Ready: 'ready',
}
const RANKS: Record<LaneName, number> = { new: 0, preparing: 1, ready: 2 }

export interface WallOrder {
  order: Order
  lane: LaneName
}

/** Returns the orders of the wall in reading order: by lane, new ones first, and by urgency within a lane. */
export const wallOrders = (orders: readonly Order[]): WallOrder[] =>
  orders
    .flatMap(order => {
      const lane = LANES[order.orderStatus]
      return lane ? [{ order, lane }] : []
    })
    .toSorted(
      (one, other) =>
        RANKS[one.lane] - RANKS[other.lane] ||
        deadlineOf(one.order) - deadlineOf(other.order) ||
        one.order.id - other.order.id,
    )
