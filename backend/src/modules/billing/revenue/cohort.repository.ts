import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { subscription } from '#src/modules/billing/subscription/subscription.table.ts'
import { neverBegan, perMonth, recurringRevenueCte } from './recurring.repository.ts'
import type { Months } from './recurring.repository.ts'

/** The CTE `firstSubscriptionsCte`: month and plan of each merchant's first subscription with revenue. */
export const firstSubscriptionsCte = (now: Date): SQL => sql`begun as (
    select distinct on (account_id) account_id, plan_id, ${perMonth} as per_month,
      date_trunc('month', starts_at at time zone 'Asia/Riyadh') as cohort
    from ${subscription} as s
    where status not in ${neverBegan} and starts_at <= ${now} and ${perMonth} > 0
    order by account_id, starts_at, id
  )`

type Kept = { cohort: string; month: string; merchants: number; paying: number }

/** For each cohort of the months: the merchants that still pay at the end of its month and of each month since. */
export const readCohorts = async (db: Db, months: Months): Promise<Kept[]> => {
  const { rows } = await db.execute<Kept>(
    sql`with ${recurringRevenueCte(months)}, ${firstSubscriptionsCte(months.now)}
      select to_char(b.cohort, 'YYYY-MM') as cohort, to_char(m.day, 'YYYY-MM') as month,
        count(*)::int as merchants, count(s.account_id)::int as paying
      from begun as b join months as m on m.day >= b.cohort
        left join standing as s on s.day = m.day and s.account_id = b.account_id
      where b.cohort >= ${months.first}::timestamp
      group by b.cohort, m.day order by b.cohort, m.day`,
  )
  return rows
}
