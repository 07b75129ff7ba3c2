import type { Order } from '@sufra/shared/contracts/order'
import { RECENT_MS } from '@sufra/shared/live'
import { deadlineOf } from '../actions/order-deadline.ts'

export interface OrderGroups {
  byId: ReadonlyMap<number, Order>
  onTheWay: Order[]
  scheduled: Order[]
  failed: Order[]
  /** Missed within the last 15 minutes, latest first. */
  missed: Order[]
  /** Rejected or cancelled within the last 15 minutes, latest first. */
  refused: Order[]
  hasSeveralBranches: boolean
}

const bySoonest = (one: Order, other: Order) => deadlineOf(one) - deadlineOf(other)
const byLatestEnd = (one: Order, other: Order) =>
  Date.parse(other.closedAt ?? other.placedAt) - Date.parse(one.closedAt ?? one.placedAt)

/** Groups the orders that the board shows outside its lanes. `now` is server time in ms. */
export const groupOrders = (orders: Order[], now: number): OrderGroups => {
  const having = (...statuses: Order['orderStatus'][]) =>
    orders.filter(({ orderStatus }) => statuses.includes(orderStatus))
  const isRecent = ({ closedAt }: Order) => closedAt === null || now - Date.parse(closedAt) < RECENT_MS
  return {
    byId: new Map(orders.map(order => [order.id, order])),
    onTheWay: having('PickedUp').sort(bySoonest),
    scheduled: having('Scheduled').sort(bySoonest),
    failed: having('Failed'),
    missed: having('Missed').filter(isRecent).sort(byLatestEnd),
    refused: having('Rejected', 'Cancelled').filter(isRecent).sort(byLatestEnd),
    hasSeveralBranches: new Set(orders.map(({ branchId }) => branchId)).size > 1,
  }
}

/** Returns the total value of these orders in SAR. */
export const worthOf = (orders: Order[]): number =>
  Math.round(orders.reduce((sum, { finalPrice }) => sum + finalPrice, 0) * 100) / 100
