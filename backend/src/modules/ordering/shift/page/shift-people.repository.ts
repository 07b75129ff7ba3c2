import { sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { user } from '#src/modules/identity/user/user.table.ts'
import { branchChange } from '#src/modules/merchants/branch/branch-change.table.ts'
import { order, orderHistory } from '#src/modules/ordering/order/order.table.ts'
import { shiftNote } from '../shift.table.ts'
import type { Span } from './shift-orders.repository.ts'

const DAY_MS = 24 * 60 * 60_000

/**
 * People with their first and last activity at the branch: orders, branch states, notes. There is no
 * check-in, so activity is the only record of working hours.
 */
export const listPeople = async (
  db: Db,
  { accountId, branchId, from, to }: Span,
  ends: { openedBy: number; closedBy: number | null },
): Promise<{ name: string; from: string; to: string }[]> => {
  const since = sql`${from.toISOString()}::timestamptz`
  const until = sql`${to.toISOString()}::timestamptz`
  const within = sql`between ${since} and ${until}`
  // Orders that were open when the shift began were placed before it.
  const placedSince = sql`${new Date(from.getTime() - DAY_MS).toISOString()}::timestamptz`
  const { rows } = await db.execute<{ name: string; from_at: string; to_at: string }>(sql`
    select u.name, to_json(min(seen.at)) #>> '{}' as from_at, to_json(max(seen.at)) #>> '{}' as to_at
    from (
      select h.by_user_id, h.at from ${order} o
        join ${orderHistory} h on h.account_id = o.account_id and h.order_id = o.id
        where o.account_id = ${accountId} and o.branch_id = ${branchId} and o.placed_at >= ${placedSince}
          and o.placed_at <= ${until} and h.at ${within}
      union all select by_user_id, at from ${branchChange}
        where account_id = ${accountId} and branch_id = ${branchId} and at ${within}
      union all select by_user_id, at from ${shiftNote}
        where account_id = ${accountId} and branch_id = ${branchId} and at ${within}
      union all select ${ends.openedBy}::int, ${since}
      union all select ${ends.closedBy}::int, ${until}
    ) as seen
    join ${user} u on u.id = seen.by_user_id and u.account_id = ${accountId}
    group by u.id, u.name order by min(seen.at), u.id`)
  return rows.map(row => ({
    name: row.name,
    from: new Date(row.from_at).toISOString(),
    to: new Date(row.to_at).toISOString(),
  }))
}
