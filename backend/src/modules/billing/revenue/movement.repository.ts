import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { plan } from '#src/modules/billing/plan/plan.table.ts'
import { recurringRevenueCte } from './recurring.repository.ts'
import type { Months } from './recurring.repository.ts'

/**
 * The CTE `planChangesCte`, to be used after `recurringRevenueCte`: merchants whose revenue of a month differs from the month
 * before, with the direction.
 */
export const planChangesCte: SQL = sql`changed as (
    select day, account_id, a.plan_id, b.plan_id as plan_before,
      coalesce(a.per_month, 0) as after, coalesce(b.per_month, 0) as before
    from standing as a full join (select day + interval '1 month' as day, account_id, plan_id, per_month from standing) as b
      using (day, account_id)
  ), moved as (
    select day, account_id, coalesce(plan_id, plan_before) as plan_id, plan_before, after - before as amount,
      case when before = 0 then 'new' when after = 0 then 'churn' when after > before then 'expansion' else 'contraction' end as figure
    from changed where after <> before
  )`

// A type alias, because `db.execute` requires an index signature, which an interface does not have.
type Move = { month: string; figure: string; merchants: number; amount: number }

/** Movements of each month after the first one. */
export const readMoves = async (db: Db, months: Months): Promise<Move[]> => {
  const { rows } = await db.execute<Move>(
    sql`with ${recurringRevenueCte(months)}, ${planChangesCte}
      select to_char(day, 'YYYY-MM') as month, figure, count(*)::int as merchants, sum(amount)::float8 as amount
      from moved where day > ${months.first}::timestamp and day <= ${months.last}::timestamp group by 1, 2`,
  )
  return rows
}

/** Revenue per plan at the end of the last month, largest first. */
export const readPlans = async (db: Db, { last, now }: Pick<Months, 'last' | 'now'>) => {
  const { rows } = await db.execute<{ planId: number; planName: string; merchants: number; amount: number }>(
    sql`with ${recurringRevenueCte({ first: last, last, now })}
      select p.id as "planId", p.name as "planName", count(*)::int as merchants, sum(s.per_month)::float8 as amount
      from standing as s join ${plan} as p on p.id = s.plan_id
      group by p.id order by sum(s.per_month) desc, p.id`,
  )
  return rows
}
