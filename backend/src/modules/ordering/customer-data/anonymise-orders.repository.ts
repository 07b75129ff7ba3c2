import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#src/database/database.ts'
import { orderSearch } from '../order/order-search.table.ts'
import { order, orderLine } from '../order/order.table.ts'
import { ANONYMOUS_COLUMNS } from './anonymous-columns.ts'

const OrderKeys = z.array(
  z.object({ accountId: z.int(), orderId: z.int(), channelId: z.int(), channelOrderId: z.string() }),
)

/** An order, by its own id and by its id at the platform. */
export type OrderKeys = z.infer<typeof OrderKeys>[number]

/** SQL: the order has ended, and nobody can take its last step back any more. */
export const HAS_ENDED = sql`closed_at is not null and (undo_until is null or undo_until < now())`

/** Locks some orders that ended before `before` and are not anonymised yet, oldest first. Covers all merchants. */
export const lockEndedOrders = async (
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<OrderKeys[]> => {
  const { rows } = await db.execute(sql`
    select account_id as "accountId", id as "orderId", channel_id as "channelId", channel_order_id as "channelOrderId"
    from ${order}
    where anonymised_at is null and closed_at < ${before.toISOString()}::timestamptz and ${HAS_ENDED}
    order by closed_at limit ${limit} for update skip locked`)
  return OrderKeys.parse(rows)
}

const keysAsRows = (orders: readonly Pick<OrderKeys, 'accountId' | 'orderId'>[]): SQL => sql`unnest(
  ${sql.param(orders.map(({ accountId }) => accountId))}::int[],
  ${sql.param(orders.map(({ orderId }) => orderId))}::int[]
) as given (account_id, order_id)`

const assignments = (columns: Readonly<Record<string, string>>): SQL =>
  sql.raw(
    Object.entries(columns)
      .map(([column, value]) => `${column} = ${value}`)
      .join(', '),
  )

const { app_order: ofOrder, ...ofParts } = ANONYMOUS_COLUMNS

/**
 * Replaces the search texts of orders by texts without their customers. The policy of `order_search` shows only rows
 * that contain the searched text; `%` is in all.
 */
const replaceSearchTexts = async (db: Db, given: SQL): Promise<void> => {
  await db.execute(sql`select set_config('app.order_search', '%', true)`)
  await db.execute(sql`
    delete from ${orderSearch} as text using ${given}
    where text.account_id = given.account_id and text.order_id = given.order_id`)
  await db.execute(sql`
    insert into ${orderSearch} (account_id, order_id, search_key)
    select o.account_id, o.id, search_text_of_order(o.order_number, o.channel_order_id, '', '')
    from ${given} join ${order} as o on o.account_id = given.account_id and o.id = given.order_id
    union all
    select l.account_id, l.order_id, string_agg(search_text_of_dish(l.product_name), E'\n')
    from ${given} join ${orderLine} as l on l.account_id = given.account_id and l.order_id = given.order_id
    group by l.account_id, l.order_id`)
}

/** Removes the personal data of these orders: in the order, its lines, history and refunds, and in the search. */
export const anonymiseOrders = async (
  db: Db,
  orders: readonly Pick<OrderKeys, 'accountId' | 'orderId'>[],
): Promise<void> => {
  const given = keysAsRows(orders)
  await db.execute(sql`
    update ${order} as o set ${assignments(ofOrder)}, anonymised_at = now() from ${given}
    where o.account_id = given.account_id and o.id = given.order_id`)
  for (const [table, columns] of Object.entries(ofParts))
    await db.execute(sql`
      update ${sql.identifier(table)} as part set ${assignments(columns)} from ${given}
      where part.account_id = given.account_id and part.order_id = given.order_id`)
  await replaceSearchTexts(db, given)
}
