import type { LiveOrders, Order } from '#src/contracts/order.ts'

/** Returns the order with the expected effect of unanswered actions; the order itself if there are none. */
export type ExpectOrder = (order: Order) => Order

// State of the server behind the shown lists.
const confirmed = new WeakMap<LiveOrders, LiveOrders>()

let expectOrder: ExpectOrder = order => order

export const setExpectation = (expect: ExpectOrder): void => {
  expectOrder = expect
}

/** Returns the list in the server's state. */
export const confirmedOrders = (shown: LiveOrders): LiveOrders => confirmed.get(shown) ?? shown

/** Returns the list for display, with expectations applied. */
export const withExpectations = (known: LiveOrders): LiveOrders => {
  const data = known.data.map(order => expectOrder(order))
  if (data.every((order, at) => order === known.data[at])) return known
  const shown = { ...known, data }
  confirmed.set(shown, known)
  return shown
}
