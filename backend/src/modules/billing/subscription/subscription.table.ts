import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { account } from '#src/modules/merchants/account/account.table.ts'
import type { StoredValue } from '#src/modules/billing/feature/feature.table.ts'
import { plan } from '#src/modules/billing/plan/plan.table.ts'

export type SubscriptionStatus =
  'PendingPayment' | 'Trial' | 'Active' | 'PastDue' | 'Expired' | 'Cancelled' | 'Suspended'

/** What was bought. The values of the features are named by the features' ids. */
export interface SubscriptionTerms {
  priceMonthly: number
  priceYearly: number | null
  features: Record<string, StoredValue>
}

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
    /**
     * The plan as it was then. A trigger fills it when the row is written, so that no way to subscribe can forget to; the
     * empty default is never stored.
     */
    terms: jsonb('terms')
      .$type<SubscriptionTerms>()
      .notNull()
      .default({ priceMonthly: 0, priceYearly: null, features: {} }),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('subscription_latest').on(table.accountId, table.startsAt),
  ],
)
