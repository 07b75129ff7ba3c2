import { sql } from 'drizzle-orm'
import type { AccountStatus } from '@sufra/shared/contracts/merchant'
import type { Db } from '#src/database/database.ts'
import { account } from '#src/modules/merchants/account/account.table.ts'
import { subscription } from '#src/modules/billing/subscription/subscription.table.ts'
import type { Period } from '../order-day/business-day.ts'

const NAMED_AT_MOST = 50

export const readStates = async (db: Db): Promise<{ status: AccountStatus; merchants: number }[]> => {
  const { rows } = await db.execute<{ status: AccountStatus; merchants: number }>(
    sql`select status, count(*)::int as merchants from ${account} group by status`,
  )
  return rows
}

// Like `findCurrentSubscription`, for all merchants at once.
const currentAt = (now: Date) => sql`(
  select distinct on (account_id) account_id, status, expiry_date from ${subscription}
  where status not in ('PendingPayment', 'Failed', 'Abandoned') and starts_at <= ${now}
  order by account_id, starts_at desc, id desc)`

/** Counts merchants whose running plan ends between these two instants. */
export const countEnding = async (db: Db, { now, until }: { now: Date; until: Date }): Promise<number> => {
  const { rows } = await db.execute<{ merchants: number }>(
    sql`select count(*)::int as merchants from ${currentAt(now)} as c
      where status = 'Active' and expiry_date >= ${now} and expiry_date < ${until}`,
  )
  return rows[0]?.merchants ?? 0
}

// A type alias, because `db.execute` requires an index signature, which an interface does not have.
type Moved = { id: number; name: string; at: Date; total: number }

const named = (rows: Moved[]) => ({
  count: rows[0]?.total ?? 0,
  merchants: rows.map(({ id, name, at }) => ({ id, name, at: new Date(at).toISOString() })),
})

/** New merchants, latest first. */
export const readCame = async (db: Db, { from, to }: Period) => {
  const { rows } = await db.execute<Moved>(
    sql`select id, name, created_at as at, (count(*) over ())::int as total from ${account}
      where created_at >= ${from} and created_at < ${to}
      order by created_at desc, id desc limit ${NAMED_AT_MOST}`,
  )
  return named(rows)
}

/** Merchants whose plan or trial ended without a following one, latest first. */
export const readLeft = async (db: Db, { from, to }: Period, now: Date) => {
  const { rows } = await db.execute<Moved>(
    sql`select a.id, a.name, c.expiry_date as at, (count(*) over ())::int as total
      from ${currentAt(now)} as c join ${account} as a on a.id = c.account_id
      where c.expiry_date >= ${from} and c.expiry_date < ${to} and c.status not in ('PastDue', 'Suspended')
      order by c.expiry_date desc, a.id desc limit ${NAMED_AT_MOST}`,
  )
  return named(rows)
}
