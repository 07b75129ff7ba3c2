import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Audit log of the actions of a merchant's own people: person, time, action, and the record before and after.
 * Menus, orders and branch states have their own histories. Nobody can change or delete a row.
 */
export const merchantAuditEntry = pgTable(
  'merchant_audit_entry',
  {
    accountId: integer('account_id').notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    byUserId: integer('by_user_id').notNull(),
    /** e.g. `Role.Update`; names that were ever written keep their meaning */
    action: text('action').notNull(),
    entity: text('entity').notNull(),
    entityId: text('entity_id'),
    /** null: it did not exist, or is unknown */
    before: jsonb('before'),
    /** null: it was deleted, or is unknown */
    after: jsonb('after'),
    /** request data where before and after do not suffice; without secrets */
    request: jsonb('request'),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('merchant_audit_entry_newest').on(table.accountId, table.at.desc()),
  ],
)
