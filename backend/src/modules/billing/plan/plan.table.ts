import { boolean, integer, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Plans that merchants can subscribe to. Prices in SAR with VAT. They belong to the operator, so they have no
 * account.
 */
export const plan = pgTable('plan', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull(),
  description: text('description'),
  priceMonthly: numeric('price_monthly', { precision: 10, scale: 2, mode: 'number' }).notNull(),
  priceYearly: numeric('price_yearly', { precision: 10, scale: 2, mode: 'number' }),
  trialDays: integer('trial_days').notNull().default(0),
  index: integer('index').notNull().default(12),
  isActive: boolean('is_active').notNull().default(true),
  isPublic: boolean('is_public').notNull().default(true),
  rowVersion: integer('row_version').notNull().default(1),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
