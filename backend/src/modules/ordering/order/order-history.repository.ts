import { and, asc, eq } from 'drizzle-orm'
import type { OrderHistoryEntry } from '@sufra/shared/contracts/order'
import type { Db, Scope } from '#src/database/database.ts'
import { tenantFilter } from '#src/database/tenant-filter.ts'
import { user } from '#src/modules/identity/user/user.table.ts'
import { orderHistory } from './order.table.ts'

export const appendHistory = async (db: Db, rows: (typeof orderHistory.$inferInsert)[]): Promise<void> => {
  await db.insert(orderHistory).values(rows)
}

export const historyOf = async (
  db: Db,
  { scope, orderId }: { scope: Scope; orderId: number },
): Promise<OrderHistoryEntry[]> => {
  const rows = await db
    .select({ entry: orderHistory, byName: user.name })
    .from(orderHistory)
    .leftJoin(user, eq(user.id, orderHistory.byUserId))
    .where(and(tenantFilter(scope, orderHistory.accountId), eq(orderHistory.orderId, orderId)))
    .orderBy(asc(orderHistory.id))
  return rows.map(({ entry, byName }) => ({ ...entry, byName, at: entry.at.toISOString() }))
}
