import type { LiveOrders, Order } from '#src/contracts/order.ts'

/** What an order will be when the presses that have not been answered yet come true; the order itself when nothing waits. */
export type ExpectOrder = (order: Order) => Order

// What the server said, behind what is shown in its place.
const confirmed = new WeakMap<LiveOrders, LiveOrders>()

let expectOrder: ExpectOrder = order => order

export const setExpectation = (expect: ExpectOrder): void => {
  expectOrder = expect
}

/** The list as the server knows it. */
export const confirmedOrders = (shown: LiveOrders): LiveOrders => confirmed.get(shown) ?? shown

/** The list as it is shown: with what is expected of its orders. */
export const withExpectations = (known: LiveOrders): LiveOrders => {
  const data = known.data.map(order => expectOrder(order))
  if (data.every((order, at) => order === known.data[at])) return known
  const shown = { ...known, data }
  confirmed.set(shown, known)
  return shown
}
