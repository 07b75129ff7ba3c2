import { sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'

/**
 * Adds orders of the last 30 days without lines, spread evenly over each merchant's branches and platforms, for the
 * operator's figures. The database generates them, because sending thousands of rows takes seconds.
 */
export const addLightOrders = async (
  db: Db,
  merchants: { accountId: number; orders: number }[],
): Promise<void> => {
  const wanted = merchants
    .filter(({ orders }) => orders > 0)
    .map(({ accountId, orders }) => ({ id: accountId, orders }))
  await db.execute(sql`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w(id int, orders int)
    ), places as (
      select b.account_id, b.id, b.service_provider_id, b.prep_minutes,
        row_number() over (partition by b.account_id order by b.id) - 1 as position,
        count(*) over (partition by b.account_id) as total
      from branch b join wanted w on w.id = b.account_id
    ), drawn as (
      select p.*, n, 18 + round((random() * 92)::numeric, 2) as price, random() as luck,
        now() - interval '2 hours' - random() * interval '29 days 20 hours' as at
      from wanted w
      cross join lateral generate_series(1, w.orders) n
      join places p on p.account_id = w.id and p.position = n % p.total
    )
    insert into app_order (account_id, service_provider_id, branch_id, channel_id, channel_order_id, order_number, status,
      type, placed_at, accept_by, accepted_at, ready_at, closed_at, prep_minutes, customer_name, customer_phone,
      payment_type, sub_total, discount_total, delivery_fee, vat_total, final_price, created_at)
    select account_id, service_provider_id, id, 1 + n % 3, 'L' || account_id || '-' || n, (1000 + n)::text,
      case when luck < 0.94 then 'Completed' when luck < 0.97 then 'Cancelled' else 'Missed' end,
      'Delivery', at, at + interval '7 minutes',
      case when luck < 0.97 then at + interval '20 seconds' + luck * interval '70 seconds' end,
      case when luck < 0.94 then at + interval '19 minutes' end, at + interval '48 minutes', prep_minutes, '', '',
      'Prepaid', price, 0, 0, round(price * 15 / 115, 2), price, at
    from drawn`)
}
