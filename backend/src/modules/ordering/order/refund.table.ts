import {
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { RefundReason } from '@sufra/shared/contracts/refund'
import { order } from './order.table.ts'

/** Refunds of orders; append-only. SAR, VAT included. */
export const orderRefund = pgTable(
  'order_refund',
  {
    accountId: integer('account_id').notNull(),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    orderId: integer('order_id').notNull(),
    amount: numeric('amount', { precision: 12, scale: 2, mode: 'number' }).notNull(),
    reason: text('reason').$type<RefundReason>().notNull(),
    note: text('note'),
    byUserId: integer('by_user_id').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.id] }),
    foreignKey({
      columns: [table.accountId, table.orderId],
      foreignColumns: [order.accountId, order.id],
    }).onDelete('cascade'),
    index('order_refund_of_order').on(table.accountId, table.orderId),
  ],
)
