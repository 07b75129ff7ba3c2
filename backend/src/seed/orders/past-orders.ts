import type { order } from '#src/modules/ordering/order/order.table.ts'
import type { Chance } from '../random.ts'
import { hoursUntil } from './day-curve.ts'
import { fillBasket } from './order-basket.ts'
import type { Line, OrderedProduct } from './order-basket.ts'
import { ended, later, newOrder } from './order-row.ts'
import type { Place } from './order-row.ts'

export interface Shop {
  place: Place
  /** on an average day */
  ordersPerDay: number
  /** products, each as often as its popularity demands */
  wheel: readonly OrderedProduct[]
}

export interface SeededOrder {
  row: typeof order.$inferInsert
  lines: Line[]
}

const DAYS = 33
const HOUR_MS = 3_600_000
// Later orders may still be open, and open orders are seeded separately.
const SETTLED_MS = 75 * 60_000
const CHANNELS = [1, 1, 1, 1, 2, 2, 2, 3, 3] as const

/** Returns nearly five weeks of one branch's orders, all of them finished, up to 75 minutes ago. */
export const pastOrders = (
  { place, ordersPerDay, wheel }: Shop,
  { now, chance, nextNumber }: { now: Date; chance: Chance; nextNumber: () => number },
): SeededOrder[] =>
  hoursUntil(later(now, -SETTLED_MS), DAYS).flatMap(({ from, share }) => {
    const expected = ordersPerDay * share * chance.between(0.7, 1.3)
    const count = Math.floor(expected) + (chance.happens(expected % 1) ? 1 : 0)
    return Array.from({ length: count }, () => {
      const type = chance.happens(0.82) ? 'Delivery' : 'Pickup'
      const placedAt = later(
        from,
        Math.min(chance.between(0, HOUR_MS), now.getTime() - SETTLED_MS - from.getTime()),
      )
      const basket = fillBasket(wheel, { chance, isDelivery: type === 'Delivery' })
      const arrival = {
        place,
        channelId: chance.pick(CHANNELS),
        number: nextNumber(),
        type,
        placedAt,
      } as const
      return { row: ended(newOrder(arrival, basket, chance), chance), lines: basket.lines }
    })
  })
