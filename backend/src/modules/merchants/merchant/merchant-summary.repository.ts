import { between, count, eq, sql } from 'drizzle-orm'
import type { AccountStatus } from '@sufra/shared/contracts/merchant'
import type { Db } from '#src/database/database.ts'
import { currentSubscriptions } from '#src/modules/billing/subscription/subscription.table.ts'
import { account } from '#src/modules/merchants/account/account.table.ts'

const countByStatus = async (db: Db): Promise<Map<AccountStatus, number>> => {
  const rows = await db
    .select({ status: account.status, count: count() })
    .from(account)
    .groupBy(account.status)
  return new Map(rows.map(row => [row.status, row.count]))
}

/** Covers all merchants. `soon`: a subscription that ends before counts as about to expire. */
export const summariseMerchants = async (db: Db, { now, soon }: { now: Date; soon: Date }) => {
  const current = currentSubscriptions(db, now)
  const statuses = await countByStatus(db)
  const [row] = await db
    .select({
      expiringIn14Days:
        sql<number>`count(*) filter (where ${between(current.expiryDate, now, soon)})`.mapWith(Number),
    })
    .from(current)
    .where(eq(current.status, 'Active'))
  return {
    active: statuses.get('Active') ?? 0,
    suspended: statuses.get('Suspended') ?? 0,
    ...(row ?? { expiringIn14Days: 0 }),
  }
}
