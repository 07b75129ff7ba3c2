import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { subscription } from '#src/modules/billing/subscription/subscription.table.ts'

/** First days of months in Riyadh, such as "2026-11-01", both inclusive. */
export interface Months {
  first: string
  last: string
  now: Date
}

// An upgrade that keeps the renewal day is charged for the remaining days; its monthly revenue is that of the
// whole period.
const part = sql`case when s.kind = 'upgrade' then least(1,
    greatest(1, (s.expiry_date at time zone 'Asia/Riyadh')::date - (s.starts_at at time zone 'Asia/Riyadh')::date)::numeric
    / ((s.expiry_date at time zone 'Asia/Riyadh')::date
      - (s.expiry_date at time zone 'Asia/Riyadh' - make_interval(months => s.months))::date))
  else 1 end`

/**
 * Monthly revenue of a subscription `s`, SAR with VAT: the price of its period after the discount, divided by
 * its months. A credit is not subtracted, as it was paid before. Trials and gifts have no revenue.
 */
export const perMonth = sql`case when s.kind = 'trial' or coalesce(s.months, 0) = 0 then 0
  else round((s.price - s.discount_off) / s.months / ${part}, 2) end`

/** States of subscriptions that never began, because nobody paid. */
export const neverBegan = sql`('PendingPayment', 'Failed', 'Abandoned')`

// The status of that time is not stored. A subscription that has ended since then ran until its end.
const ranAt = sql`(s.status in ('Active', 'PastDue')
    and (m.is_now or s.status = 'PastDue' or s.expiry_date is null or s.expiry_date > m.at))
  or (not m.is_now and s.status in ('Expired', 'Cancelled', 'Replaced') and s.expiry_date > m.at)`

/**
 * The CTEs `months` and `standing(day, account_id, plan_id, per_month)`: the paying merchants at the end of
 * each month. The current month ends now. This is the only definition of recurring revenue: every figure
 * builds on it.
 */
export const recurringRevenueCte = ({ first, last, now }: Months): SQL => sql`months as (
    select day, least(${now}::timestamptz, (day + interval '1 month') at time zone 'Asia/Riyadh') as at,
      (day + interval '1 month') at time zone 'Asia/Riyadh' > ${now} as is_now
    from generate_series(${first}::timestamp, ${last}::timestamp, interval '1 month') as day
    where day at time zone 'Asia/Riyadh' <= ${now}
  ), standing as (
    select m.day, s.account_id, s.plan_id, ${perMonth} as per_month
    from months as m cross join lateral (
      select distinct on (account_id) * from ${subscription}
      where status not in ${neverBegan} and starts_at <= m.at
      order by account_id, starts_at desc, id desc
    ) as s
    where (${ranAt}) and ${perMonth} > 0
  )`

/** Recurring revenue at the end of each month; the current month counts until now. */
export const readRecurring = async (
  db: Db,
  months: Months,
): Promise<{ month: string; revenue: number; merchants: number }[]> => {
  const { rows } = await db.execute<{ month: string; revenue: number; merchants: number }>(
    sql`with ${recurringRevenueCte(months)}
      select to_char(m.day, 'YYYY-MM') as month, coalesce(sum(s.per_month), 0)::float8 as revenue,
        count(s.account_id)::int as merchants
      from months as m left join standing as s using (day) group by m.day order by m.day`,
  )
  return rows
}
