import { date, index, integer, numeric, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { OrderStatus, ReasonCode } from '@sufra/shared/contracts/order'

/**
 * The sums of the orders of a business day (each branch has its own start of the day), kept for days that have ended (`order-day/roll-up.service.ts`). Test orders do not count. Each sum
 * stands once for its branch, and once more for all of them together under branch 0. Nothing here points at an order or a
 * branch: a day is made again from the orders alone whenever one of them has changed.
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
    /** '' where an order says none */
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

/** How many orders waited so many seconds for their Accept. */
export const orderDayWait = pgTable(
  'order_day_wait',
  { ...day, seconds: integer().notNull(), orders: integer().notNull() },
  table => [primaryKey({ columns: [table.accountId, table.branchId, table.day, table.seconds] })],
)

/** `product` is what is the same dish: a product's id, or what a name comes to that is on no menu. */
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

/** Up to which day (without it) the days of a merchant are added up. */
export const orderRollUp = pgTable('order_roll_up', {
  accountId: integer('account_id').primaryKey(),
  until: date().notNull(),
})

/** A day of which an order changed after it had ended. Triggers write it, whoever writes the orders; never updated, so nobody waits. */
export const orderDayMark = pgTable(
  'order_day_mark',
  { accountId: integer('account_id').notNull(), day: date().notNull() },
  table => [index('order_day_mark_of_day').on(table.accountId, table.day)],
)
