import { and, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { OrderStatus } from '@sufra/shared/contracts/order'
import type { Db } from '#src/database/database.ts'
import { order } from '../order.table.ts'

interface OfBranch {
  accountId: number
  branchId: number
}

const ofBranch = ({ accountId, branchId }: OfBranch) =>
  and(eq(order.accountId, accountId), eq(order.branchId, branchId))

const isReal = eq(order.isTest, false)

/** Counts the open orders of a branch, including tests. */
export const countOpenOf = async (db: Db, of: OfBranch): Promise<number> =>
  db.$count(order, and(ofBranch(of), isNull(order.closedAt)))

/** Counts the open orders of a branch without tests. */
export const countRealOpenOf = async (db: Db, of: OfBranch): Promise<number> =>
  db.$count(order, and(ofBranch(of), isNull(order.closedAt), isReal))

/** Statuses of the newest orders since then that had to be answered, without tests, latest first. */
export const answeredSince = async (
  db: Db,
  { since, limit, ...of }: OfBranch & { since: Date; limit: number },
): Promise<OrderStatus[]> => {
  const answeredAt = sql`coalesce(${order.acceptedAt}, ${order.closedAt})`
  const rows = await db
    .select({ status: order.status })
    .from(order)
    .where(
      and(
        ofBranch(of),
        isReal,
        gt(order.placedAt, new Date(since.getTime() - 86_400_000)),
        or(isNotNull(order.acceptedAt), inArray(order.status, ['Missed', 'Rejected'])),
        gt(answeredAt, since),
      ),
    )
    .orderBy(desc(answeredAt), desc(order.id))
    .limit(limit)
  return rows.map(({ status }) => status)
}
