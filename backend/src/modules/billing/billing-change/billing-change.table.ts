import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export type BillingEntity = 'plan' | 'feature' | 'featureOverride' | 'package' | 'discount'

/** One act of the operator on what Sufra sells: who, when, and the row before and after. Never changes, never goes. */
export const billingChange = pgTable(
  'billing_change',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    byUserId: integer('by_user_id').notNull(),
    entity: text('entity').$type<BillingEntity>().notNull(),
    entityId: integer('entity_id').notNull(),
    /** null: it was not there */
    before: jsonb('before'),
    /** null: it is no more */
    after: jsonb('after'),
  },
  table => [index('billing_change_of_one').on(table.entity, table.entityId, table.id.desc())],
)
