import type { order } from '#src/modules/ordering/order/order.table.ts'
import type { Chance } from '../random.ts'
import { fillBasket } from './order-basket.ts'
import type { Line, OrderedProduct } from './order-basket.ts'
import { ended, later, newOrder } from './order-row.ts'
import type { Place } from './order-row.ts'

// Orders by hour of the day in Riyadh: breakfast, lunch after the noon prayer, dinner, and late into the night.
const HOURS = [
  5.5, 3.8, 2.2, 0.9, 0.4, 0.4, 0.7, 1.2, 1.7, 1.8, 1.9, 2.6, 4.8, 7.4, 7.2, 5.1, 3.6, 3.4, 4.6, 6.6, 8.6,
  9.4, 8.9, 7.3,
]

// Sunday first. The weekend is Friday and Saturday, and Thursday night is its eve.
const WEEKDAYS = [0.88, 0.86, 0.9, 0.96, 1.2, 1.38, 1.22]

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const RIYADH_MS = 3 * HOUR_MS
const TOTAL = HOURS.reduce((sum, weight) => sum + weight, 0)

interface Hour {
  from: Date
  /** its share of an average day's orders */
  share: number
}

// Returns the hours from `days` days ago to now; the last one is partial.
const hoursUntil = (now: Date, days: number): Hour[] => {
  const first = Math.floor((now.getTime() - days * DAY_MS + RIYADH_MS) / DAY_MS) * DAY_MS - RIYADH_MS
  const count = Math.ceil((now.getTime() - first) / HOUR_MS)
  return Array.from({ length: count }, (_, index) => {
    const from = new Date(first + index * HOUR_MS)
    const local = new Date(from.getTime() + RIYADH_MS)
    const passed = Math.min(1, (now.getTime() - from.getTime()) / HOUR_MS)
    const weight = (HOURS[local.getUTCHours()] ?? 0) * (WEEKDAYS[local.getUTCDay()] ?? 1)
    return { from, share: (weight / TOTAL) * passed }
  })
}

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
