import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { packageTable } from '#src/modules/billing/package/package.table.ts'
import { plan } from '#src/modules/billing/plan/plan.table.ts'
import { subscription } from '#src/modules/billing/subscription/subscription.table.ts'

/**
 * The CTEs `last_had` and `endingSubscriptionsCte`. `last_had` is each merchant's latest subscription, so a renewal counts in
 * place of the period before it. `endingSubscriptionsCte` lists the running ones with their end, the month in which it falls
 * due, and today's price of the next period: the same again, or the planned one.
 */
export const endingSubscriptionsCte = (now: Date): SQL => sql`last_had as (
    select distinct on (account_id) *, coalesce(next_plan_id, plan_id) as then_plan,
      case when next_plan_id is null then package_id else next_package_id end as then_package,
      case when next_plan_id is null then months else next_months end as then_months
    from ${subscription} where status not in ('PendingPayment', 'Failed', 'Abandoned', 'Replaced')
    order by account_id, starts_at desc, id desc
  ), ending as (
    select h.account_id, h.then_plan as plan_id, h.plan_id as plan_before, h.expiry_date as ends_at,
      date_trunc('month', greatest(h.expiry_date, ${now}) at time zone 'Asia/Riyadh') as day,
      case when h.ends_with_period then 'leaving' else 'renewal' end as figure,
      coalesce(k.price, case when h.then_months = 12 then p.price_yearly end, p.price_monthly) as amount
    from last_had as h join ${plan} as p on p.id = h.then_plan
      left join ${packageTable} as k on k.id = h.then_package and k.is_active
    where h.status in ('Active', 'PastDue') and h.expiry_date is not null
  )`

type Ending = { month: string; figure: string; merchants: number; amount: number }

/** Periods that end in these months. `first` and `last` are the first days of the months. */
export const readEnding = async (
  db: Db,
  { first, last, now }: { first: string; last: string; now: Date },
): Promise<Ending[]> => {
  const { rows } = await db.execute<Ending>(
    sql`with ${endingSubscriptionsCte(now)}
      select to_char(day, 'YYYY-MM') as month, figure, count(*)::int as merchants, sum(amount)::float8 as amount
      from ending where day between ${first}::timestamp and ${last}::timestamp group by 1, 2`,
  )
  return rows
}
