import type { LiveOrders, Order } from '@sufra/shared/contracts/order'

const NEEDS_KITCHEN: Order['orderStatus'][] = ['New', 'Failed', 'Accepted', 'Preparing']

/** The orders that somebody still has to work on. */
export const countWaiting = (orders: LiveOrders): number =>
  orders.data.filter(({ orderStatus }) => NEEDS_KITCHEN.includes(orderStatus)).length
