import { eq } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { order, orderLine } from '#src/modules/ordering/order/order.table.ts'
import { insertMany } from '../bulk-insert.ts'
import type { SeededOrder } from './past-orders.ts'

/** Inserts orders of one merchant with their lines. */
export const insertOrders = async (db: Db, accountId: number, orders: SeededOrder[]): Promise<void> => {
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
