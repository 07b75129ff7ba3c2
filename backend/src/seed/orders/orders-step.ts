import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { branch } from '#src/modules/merchants/branch/branch.table.ts'
import { order, orderLine } from '#src/modules/ordering/order/order.table.ts'
import { product } from '#src/modules/catalogue/product/product.table.ts'
import { insertMany } from '../bulk-insert.ts'
import { createChance } from '../chance.ts'
import { FRONT_ROW } from '../menu/menus.ts'
import { RESTAURANTS } from '../menu/restaurants.ts'
import type { SeededRestaurant } from '../menu/restaurants.ts'
import type { SeedStep } from '../seed-step.ts'
import { addHistory } from './history.ts'
import { liveOrders } from './live-orders.ts'
import type { OrderedProduct } from './order-basket.ts'
import { pastOrders } from './past-orders.ts'
import type { SeededOrder, Shop } from './past-orders.ts'

const SEED = 20_260

// Of twenty places. Drinks and bread go along with everything; the dear dishes for many are rare.
const placesOnWheel = ({ sku, price }: { sku: string | null; price: number }): number => {
  if (sku && FRONT_ROW.includes(sku)) return 20
  if (price > 60) return 1
  return price < 12 ? 6 : 3
}

const readWheel = async (db: Db, accountId: number): Promise<OrderedProduct[]> => {
  const rows = await db
    .select()
    .from(product)
    .where(and(eq(product.accountId, accountId), isNotNull(product.price), gt(product.price, 0)))
    .orderBy(product.id)
  return rows.flatMap(({ id, sku, name, price, modifiers }) =>
    price === null ? [] : Array(placesOnWheel({ sku, price })).fill({ id, sku, name, price, modifiers }),
  )
}

const readShops = async (db: Db, restaurant: SeededRestaurant): Promise<Shop[]> => {
  const { accountId, ordersPerDay, branches } = restaurant
  const wheel = await readWheel(db, accountId)
  const rows = await db.select().from(branch).where(eq(branch.accountId, accountId)).orderBy(branch.id)
  const total = branches.reduce((sum, { weight }) => sum + weight, 0)
  return rows.map(({ id: branchId, serviceProviderId, prepMinutes }, position) => ({
    place: { accountId, serviceProviderId, branchId, prepMinutes },
    ordersPerDay: (ordersPerDay * (branches[position]?.weight ?? 1)) / total,
    wheel,
  }))
}

const insert = async (db: Db, accountId: number, orders: SeededOrder[]): Promise<void> => {
  await insertMany(
    db,
    order,
    orders.map(({ row }) => row),
  )
  const inserted = await db
    .select({ id: order.id, channelOrderId: order.channelOrderId })
    .from(order)
    .where(eq(order.accountId, accountId))
  const ids = new Map(inserted.map(row => [row.channelOrderId, row.id]))
  const lines = orders.flatMap(({ row, lines: own }) =>
    own.map(line => ({ ...line, accountId, orderId: ids.get(row.channelOrderId) ?? 0 })),
  )
  await insertMany(db, orderLine, lines)
}

/** Five weeks of orders of the two demo merchants up to the moment of the seed, and what is under way right then. */
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
      await insert(db, restaurant.accountId, [...past, ...liveOrders(shops, moment)])
    }
    await addHistory(db)
    // The dashboard is opened right after the seed, before statistics would come by themselves.
    await db.execute(sql`analyze app_order, order_line, order_history, product`)
  },
}
