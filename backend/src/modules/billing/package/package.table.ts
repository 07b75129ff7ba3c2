import { boolean, index, integer, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { plan } from '#src/modules/billing/plan/plan.table.ts'

/** A plan for a number of months at one price, in SAR with VAT. Belongs to the operator, so it has no account. */
export const packageTable = pgTable(
  'package',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    planId: integer('plan_id')
      .notNull()
      .references(() => plan.id),
    name: text('name').notNull(),
    months: integer('months').notNull(),
    price: numeric('price', { precision: 10, scale: 2, mode: 'number' }).notNull(),
    index: integer('index').notNull().default(12),
    isActive: boolean('is_active').notNull().default(true),
    rowVersion: integer('row_version').notNull().default(1),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  table => [index('package_of_plan').on(table.planId)],
)
