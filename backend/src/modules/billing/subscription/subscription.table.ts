import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { account } from '#src/modules/merchants/account/account.table.ts'
import { plan } from '#src/modules/billing/plan/plan.table.ts'

export type SubscriptionStatus =
  'PendingPayment' | 'Trial' | 'Active' | 'PastDue' | 'Expired' | 'Cancelled' | 'Suspended'

/** Every subscription a merchant had; the current one is the latest to start. */
export const subscription = pgTable(
  'subscription',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    planId: integer('plan_id')
      .notNull()
      .references(() => plan.id),
    status: text('status').$type<SubscriptionStatus>().notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true, mode: 'date' }).notNull(),
    expiryDate: timestamp('expiry_date', { withTimezone: true, mode: 'date' }),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('subscription_latest').on(table.accountId, table.startsAt),
  ],
)
