import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { FeatureKind } from '@sufra/shared/contracts/feature'
import type { Localized } from '@sufra/shared/contracts/wire'
import { account } from '#src/modules/merchants/account/account.table.ts'
import { plan } from '#src/modules/billing/plan/plan.table.ts'

/** A value in the database. Texts are objects, because the driver would parse a JSON string a second time. */
export type StoredValue = boolean | number | Localized | null

const changed = () => timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow()

/** A feature that plans can grant. Belongs to the operator, so it has no account. */
export const feature = pgTable('feature', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  key: text('key').notNull().unique(),
  name: text('name').notNull(),
  description: text('description'),
  kind: text('kind').$type<FeatureKind>().notNull(),
  unit: text('unit'),
  /** for merchants whose plan has no value; null: no limit, or no text */
  defaultValue: jsonb('default_value').$type<StoredValue>(),
  index: integer('index').notNull().default(12),
  rowVersion: integer('row_version').notNull().default(1),
  updatedAt: changed(),
})

export type FeatureRow = typeof feature.$inferSelect

/** A plan's value of a feature. Each subscription keeps a copy: `subscription.terms`. */
export const planFeature = pgTable(
  'plan_feature',
  {
    planId: integer('plan_id')
      .notNull()
      .references(() => plan.id, { onDelete: 'cascade' }),
    featureId: integer('feature_id')
      .notNull()
      .references(() => feature.id),
    value: jsonb('value').$type<StoredValue>(),
  },
  table => [primaryKey({ columns: [table.planId, table.featureId] })],
)

/** A merchant's override of the value in its plan. */
export const featureOverride = pgTable(
  'feature_override',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    featureId: integer('feature_id')
      .notNull()
      .references(() => feature.id),
    value: jsonb('value').$type<StoredValue>(),
    reason: text('reason').notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true, mode: 'date' }),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    byUserId: integer('by_user_id').notNull(),
  },
  table => [primaryKey({ columns: [table.accountId, table.featureId] })],
)
