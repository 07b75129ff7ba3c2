import type { Chance } from '../random.ts'
import { fillBasket } from './order-basket.ts'
import { accepted, later, newOrder } from './order-row.ts'
import type { SeededOrder, Shop } from './past-orders.ts'
import { DRIVERS } from './people.ts'

const MINUTE = 60_000

interface Moment {
  now: Date
  chance: Chance
  nextNumber: () => number
}

const arrive = (
  shop: Shop,
  { now, chance, nextNumber }: Moment,
  look: { channelId: number; minutesAgo: number },
) => {
  const basket = fillBasket(shop.wheel, { chance, isDelivery: true })
  const placedAt = later(now, -look.minutesAgo * MINUTE)
  const arrival = {
    place: shop.place,
    channelId: look.channelId,
    number: nextNumber(),
    type: 'Delivery',
    placedAt,
  } as const
  return { row: newOrder(arrival, basket, chance), lines: basket.lines }
}

const preparing = (
  shop: Shop,
  moment: Moment,
  look: { channelId: number; minutesAgo: number },
): SeededOrder => {
  const { row, lines } = arrive(shop, moment, look)
  return { row: { ...row, ...accepted(row, moment.chance), status: 'Preparing' }, lines }
}

const ready = (shop: Shop, moment: Moment, look: { channelId: number; minutesAgo: number }): SeededOrder => {
  const { row, lines } = preparing(shop, moment, look)
  const driver = { name: moment.chance.pick(DRIVERS), phone: '+966555010203', etaAt: null, arrived: true }
  return { row: { ...row, status: 'Ready', readyAt: later(moment.now, -2 * MINUTE), driver }, lines }
}

const scheduled = (shop: Shop, moment: Moment): SeededOrder => {
  const { row, lines } = arrive(shop, moment, { channelId: 1, minutesAgo: 18 })
  const releaseAt = later(moment.now, 95 * MINUTE)
  const promisedAt = later(releaseAt, (row.prepMinutes + 15) * MINUTE)
  return {
    row: { ...row, status: 'Scheduled', releaseAt, promisedAt, acceptBy: later(releaseAt, 7 * MINUTE) },
    lines,
  }
}

const failed = (shop: Shop, moment: Moment): SeededOrder => {
  const { row, lines } = arrive(shop, moment, { channelId: 2, minutesAgo: 6 })
  const [line] = lines
  if (!line) return { row, lines }
  const unknown = {
    ...line,
    productId: null,
    sku: 'UNK-901',
    productName: '{"ar":"برجر الكمأة","en":"Truffle Burger"}',
  }
  const failure = {
    status: 'Failed',
    failureReason: 'unknown_product',
    failureDetail: 'Truffle Burger',
  } as const
  return { row: { ...row, ...failure }, lines: [unknown, ...lines.slice(1)] }
}

/** Returns open orders at the moment of the seed: one in each state of the live board. */
export const liveOrders = (shops: readonly Shop[], moment: Moment): SeededOrder[] => {
  const [first, second = first, third = first] = shops
  if (!first || !second || !third) return []
  return [
    arrive(first, moment, { channelId: 3, minutesAgo: 0.3 }),
    preparing(first, moment, { channelId: 1, minutesAgo: 9 }),
    preparing(second, moment, { channelId: 2, minutesAgo: 14 }),
    preparing(third, moment, { channelId: 1, minutesAgo: 5 }),
    ready(first, moment, { channelId: 2, minutesAgo: 24 }),
    scheduled(third, moment),
    failed(second, moment),
  ]
}
