import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

/** Definition of a daily sum, used both to store sums and to calculate missing ones. */
export interface DayKind {
  table: string
  /** further key columns beside merchant, day and branch */
  keys: readonly string[]
  /** aggregation of the other columns */
  sums: Readonly<Record<string, 'sum' | 'max'>>
  /** SQL of the same columns from the orders of a condition on `app_order` and its branch `place` */
  ofOrders: (where: SQL | undefined) => SQL
}

const PLACE = sql`app_order.account_id, app_order.branch_id,
  business_day_of(app_order.placed_at, place.day_start_hour) as day`
// `ordersDuring` needs `place` for the start of its business day.
const ORDERS = sql`app_order join branch as place
  on place.account_id = app_order.account_id and place.id = app_order.branch_id`
const AMOUNTS = sql`1 as orders, app_order.final_price as value, app_order.refunded_total as refunded`
const AMOUNT_SUMS = { orders: 'sum', value: 'sum', refunded: 'sum' } as const

export const DAYS: DayKind = {
  table: 'order_day',
  keys: ['channel_id', 'status', 'reason'],
  sums: AMOUNT_SUMS,
  ofOrders: where => sql`select ${PLACE}, app_order.channel_id, app_order.status,
    coalesce(app_order.reason_code, '') as reason, ${AMOUNTS} from ${ORDERS} where ${where}`,
}

export const HOURS: DayKind = {
  table: 'order_day_hour',
  keys: ['hour', 'status'],
  sums: AMOUNT_SUMS,
  ofOrders: where => sql`select ${PLACE},
    extract(hour from app_order.placed_at at time zone 'Asia/Riyadh')::smallint as hour, app_order.status, ${AMOUNTS}
    from ${ORDERS} where ${where}`,
}

// A scheduled order waits for its time, not for an answer, so it is left out.
export const WAITS: DayKind = {
  table: 'order_day_accept_time',
  keys: ['seconds'],
  sums: { orders: 'sum' },
  ofOrders: where => sql`select ${PLACE},
    round(extract(epoch from app_order.accepted_at - app_order.placed_at))::integer as seconds, 1 as orders
    from ${ORDERS} where app_order.accepted_at is not null and app_order.release_at is null and ${where}`,
}

export const PRODUCTS: DayKind = {
  table: 'order_day_product',
  keys: ['status', 'product'],
  sums: { product_id: 'max', name: 'max', quantity: 'sum', sales: 'sum' },
  ofOrders: where => sql`select ${PLACE}, app_order.status,
    coalesce(order_line.product_id::text, 'name:' || md5(order_line.product_name)) as product,
    order_line.product_id, order_line.product_name as name, order_line.quantity, order_line.final_price as sales
    from ${ORDERS} join order_line
      on order_line.account_id = app_order.account_id and order_line.order_id = app_order.id
    where ${where}`,
}

export const DAY_KINDS: readonly DayKind[] = [DAYS, HOURS, WAITS, PRODUCTS]
