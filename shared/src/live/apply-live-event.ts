import type { LiveOrders, Order } from '#src/contracts/order.ts'

/** Time for which finished orders stay in the live list, as in the server's own list. */
export const RECENT_MS = 15 * 60_000

const isForgotten = (order: Order, now: number) =>
  order.closedAt !== null && now - Date.parse(order.closedAt) > RECENT_MS

const withData = (orders: LiveOrders, data: Order[]): LiveOrders => ({
  ...orders,
  data,
  totalCount: data.length + orders.moreOpen,
})

/** Puts an order into the list unless the list has the same version or a newer one. */
export const withOrder = (orders: LiveOrders, order: Order, now: number): LiveOrders => {
  const known = orders.data.find(each => each.id === order.id)
  if (known && known.rowVersion >= order.rowVersion) return orders
  const others = orders.data.filter(each => each.id !== order.id && !isForgotten(each, now))
  return withData(orders, [...others, order])
}

export const withoutOrder = (orders: LiveOrders, orderId: number): LiveOrders => {
  const others = orders.data.filter(each => each.id !== orderId)
  return others.length === orders.data.length ? orders : withData(orders, others)
}

const openIds = ({ data }: LiveOrders) =>
  new Set(data.filter(({ closedAt }) => closedAt === null).map(({ id }) => id))

/** Returns true if a page with omitted orders has room for one, or got one: only the server knows the next. */
export const isOutgrown = (before: LiveOrders, after: LiveOrders): boolean => {
  if (after.moreOpen === 0 || before === after) return false
  const [known, left] = [openIds(before), openIds(after)]
  return known.size !== left.size || [...left].some(id => !known.has(id))
}
