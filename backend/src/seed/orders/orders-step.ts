import { sql } from 'drizzle-orm'
import { createChance } from '../random.ts'
import { RESTAURANTS } from '../menu/restaurants.ts'
import type { SeedStep } from '../seed-step.ts'
import { addHistory } from './history.ts'
import { insertOrders } from './insert-orders.ts'
import { liveOrders } from './live-orders.ts'
import { pastOrders } from './past-orders.ts'
import { readShops } from './shops.ts'

const SEED = 20_260

/** Adds five weeks of orders of the two demo merchants up to the moment of the seed, and open orders at that moment. */
export const ordersStep: SeedStep = {
  name: 'orders',
  run: async db => {
    const now = new Date()
    for (const restaurant of RESTAURANTS) {
      let number = 1000
      const moment = { now, chance: createChance(SEED + restaurant.accountId), nextNumber: () => ++number }
      const shops = await readShops(db, restaurant)
      const past = shops.flatMap(shop => pastOrders(shop, moment))
      past.sort((left, right) => left.row.placedAt.getTime() - right.row.placedAt.getTime())
      await insertOrders(db, restaurant.accountId, [...past, ...liveOrders(shops, moment)])
    }
    await addHistory(db)
    // The dashboard opens right after the seed, before autovacuum collects statistics.
    await db.execute(sql`analyze app_order, order_line, order_history, product`)
  },
}
