import { date, index, integer, numeric, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { OrderStatus, ReasonCode } from '@sufra/shared/contracts/order'

/**
 * Sums of a business day's orders, for ended days (`order-day/roll-up.service.ts`); each branch has its own
 * start of the day. Test orders do not count. Each sum exists per branch, and for all branches together under
 * branch 0. There are no foreign keys to orders or branches: a day is recalculated when one of its orders
 * changes.
 */
const day = {
  accountId: integer('account_id').notNull(),
  day: date().notNull(),
  branchId: integer('branch_id').notNull(),
}
const sums = {
  orders: integer().notNull(),
  value: numeric({ precision: 16, scale: 2, mode: 'number' }).notNull(),
  refunded: numeric({ precision: 16, scale: 2, mode: 'number' }).notNull(),
}
const status = text().$type<OrderStatus>().notNull()

export const orderDay = pgTable(
  'order_day',
  {
    ...day,
    channelId: integer('channel_id').notNull(),
    status,
    /** '' for orders without a reason */
    reason: text().$type<ReasonCode | ''>().notNull(),
    ...sums,
  },
  table => [
    primaryKey({
      columns: [table.accountId, table.branchId, table.day, table.channelId, table.status, table.reason],
    }),
  ],
)

export const orderDayHour = pgTable(
  'order_day_hour',
  { ...day, hour: smallint().notNull(), status, ...sums },
  table => [primaryKey({ columns: [table.accountId, table.branchId, table.day, table.hour, table.status] })],
)

/** Number of orders by seconds until their Accept. */
export const orderDayAcceptTime = pgTable(
  'order_day_accept_time',
  { ...day, seconds: integer().notNull(), orders: integer().notNull() },
  table => [primaryKey({ columns: [table.accountId, table.branchId, table.day, table.seconds] })],
)

/** `product` identifies a dish: a product's id, or the normalized name of one that is on no menu. */
export const orderDayProduct = pgTable(
  'order_day_product',
  {
    ...day,
    status,
    product: text().notNull(),
    productId: integer('product_id'),
    name: text().notNull(),
    quantity: numeric({ precision: 14, scale: 3, mode: 'number' }).notNull(),
    sales: numeric({ precision: 16, scale: 2, mode: 'number' }).notNull(),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.branchId, table.day, table.status, table.product] }),
  ],
)

/** First day without sums of each merchant. */
export const orderRollUp = pgTable('order_roll_up', {
  accountId: integer('account_id').primaryKey(),
  until: date().notNull(),
})

/**
 * Ended days with a changed order. Triggers insert rows for every writer; rows are never updated, so writers
 * never wait.
 */
export const staleOrderDay = pgTable(
  'stale_order_day',
  { accountId: integer('account_id').notNull(), day: date().notNull() },
  table => [index('stale_order_day_of_day').on(table.accountId, table.day)],
)
