import type { LiveOrders, Order } from '@sufra/shared/contracts/order'

const NEEDS_KITCHEN: Order['orderStatus'][] = ['New', 'Failed', 'Accepted', 'Preparing']

/** Returns the number of orders that still need work. */
export const countWaiting = (orders: LiveOrders): number =>
  orders.data.filter(({ orderStatus }) => NEEDS_KITCHEN.includes(orderStatus)).length
