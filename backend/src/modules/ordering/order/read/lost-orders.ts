import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { DriftPeriod } from '#src/modules/channels/channels.ts'
import type { Db } from '#src/database/database.ts'

const Figures = z.array(z.object({ orders: z.int(), sum: z.number() }))

/**
 * Counts orders that were rejected, missed or failed while a platform showed a wrong value of their shop or
 * products.
 */
export const ordersLostIn = async (
  db: Db,
  periods: DriftPeriod[],
): Promise<{ orders: number; sum: number }> => {
  const json = JSON.stringify(periods)
  const { rows } = await db.execute(sql`
    select count(*)::int as orders, coalesce(sum(o.final_price), 0)::float8 as sum
    from app_order o
    where o.status in ('Rejected', 'Missed', 'Failed') and not o.is_test
      and o.placed_at >= ${new Date(Math.min(...periods.map(({ from }) => from.getTime()))).toISOString()}
      and exists (
        select from jsonb_to_recordset(${json}::jsonb)
          as d("accountId" int, "branchId" int, "channelId" int, "productId" int, "from" timestamptz, "to" timestamptz)
        where o.account_id = d."accountId" and o.branch_id = d."branchId" and o.channel_id = d."channelId"
          and o.placed_at between d."from" and d."to"
          and (d."productId" is null or exists (
            select from order_line l where l.account_id = o.account_id and l.order_id = o.id and l.product_id = d."productId"))
      )`)
  return Figures.parse(rows)[0] ?? { orders: 0, sum: 0 }
}
