import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { account } from '#src/modules/merchants/account/account.table.ts'

/** Discount codes. They belong to the operator, so they have no account. */
export const discount = pgTable('discount', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** capital letters, digits and hyphens */
  code: text('code').notNull().unique('discount_code_unique'),
  kind: text('kind').$type<'percent' | 'amount'>().notNull(),
  /** percent: 1 to 100; amount: SAR with VAT */
  value: numeric('value', { precision: 10, scale: 2, mode: 'number' }).notNull(),
  /** null: every plan */
  planIds: integer('plan_ids').array(),
  startsAt: timestamp('starts_at', { withTimezone: true, mode: 'date' }).notNull(),
  /** first instant at which the discount has ended; null: no end */
  endsAt: timestamp('ends_at', { withTimezone: true, mode: 'date' }),
  /** null: unlimited */
  maxUses: integer('max_uses'),
  /**
   * Number of held and used uses. It is a column because a merchant's transaction cannot see the uses of
   * other merchants. It changes only while this row is locked.
   */
  useCount: integer('use_count').notNull().default(0),
  maxUsesPerAccount: integer('max_uses_per_account').notNull().default(1),
  isActive: boolean('is_active').notNull().default(true),
  rowVersion: integer('row_version').notNull().default(1),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})

/**
 * held: a payment is under way, so no other merchant gets this use; used: paid; released: the payment never
 * happened.
 */
export type DiscountUseState = 'held' | 'used' | 'released'

/** One use of a discount by one subscription. */
export const discountUse = pgTable(
  'discount_use',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    discountId: integer('discount_id')
      .notNull()
      .references(() => discount.id),
    subscriptionId: integer('subscription_id').notNull(),
    /** SAR */
    amountOff: numeric('amount_off', { precision: 10, scale: 2, mode: 'number' }).notNull(),
    state: text('state').$type<DiscountUseState>().notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('discount_use_of_discount').on(table.discountId, table.state),
    uniqueIndex('discount_use_of_subscription')
      .on(table.accountId, table.subscriptionId)
      .where(sql`${table.state} <> 'released'`),
  ],
)
