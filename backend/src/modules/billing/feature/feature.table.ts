import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { FeatureKind } from '@sufra/shared/contracts/feature'
import type { Localized } from '@sufra/shared/contracts/wire'
import { account } from '#src/modules/merchants/account/account.table.ts'
import { plan } from '#src/modules/billing/plan/plan.table.ts'

/** As rows keep it: words as an object, because the driver would read a text in JSON as JSON once more. */
export type StoredValue = boolean | number | Localized | null

const changed = () => timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow()

/** Something that plans grant. Belongs to the operator, so it has no account. */
export const feature = pgTable('feature', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  key: text('key').notNull().unique(),
  name: text('name').notNull(),
  description: text('description'),
  kind: text('kind').$type<FeatureKind>().notNull(),
  unit: text('unit'),
  /** for who has no plan that says otherwise; null: no limit, no words */
  defaultValue: jsonb('default_value').$type<StoredValue>(),
  index: integer('index').notNull().default(12),
  rowVersion: integer('row_version').notNull().default(1),
  updatedAt: changed(),
})

export type FeatureRow = typeof feature.$inferSelect

/** What a plan says of a feature. Who subscribes takes a copy along: `subscription.terms`. */
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

/** A merchant's own value in place of what it bought. */
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
