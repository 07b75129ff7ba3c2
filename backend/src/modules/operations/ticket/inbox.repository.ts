import { and, count, eq, isNull } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { account } from '#src/modules/merchants/account/account.table.ts'
import { order } from '#src/modules/ordering/order/order.table.ts'

/** Returns facts of a merchant with the number of its open orders; undefined for an unknown one. */
export const accountFacts = async (db: Db, accountId: number) => {
  const [row] = await db
    .select({ id: account.id, name: account.name, status: account.status })
    .from(account)
    .where(eq(account.id, accountId))
  const [open] = await db
    .select({ total: count() })
    .from(order)
    .where(and(eq(order.accountId, accountId), isNull(order.closedAt)))
  return row && { ...row, openOrders: open?.total ?? 0 }
}
