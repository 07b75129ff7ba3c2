import { and, eq, gt, isNotNull } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { branch } from '#src/modules/merchants/branch/branch.table.ts'
import { product } from '#src/modules/catalogue/product/product.table.ts'
import { FRONT_ROW } from '../menu/menus.ts'
import type { SeededRestaurant } from '../menu/restaurants.ts'
import type { OrderedProduct } from './order-basket.ts'
import type { Shop } from './past-orders.ts'

// Weights up to twenty. Drinks and bread accompany everything; expensive dishes for groups are rare.
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

/** Returns the branches of a demo merchant with their weighted products. */
export const readShops = async (db: Db, restaurant: SeededRestaurant): Promise<Shop[]> => {
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
