import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Audit log of the operator's actions: person, time, address, action, and the record before and after. The
 * database numbers, dates and hash-chains the rows; nobody can change or delete one. The operator reads all
 * rows, a merchant those about its own records.
 */
export const auditEntry = pgTable(
  'audit_entry',
  {
    // The trigger chain_audit_entry overwrites the defaults in this table.
    id: bigint('id', { mode: 'number' }).primaryKey().default(0),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    /** null: automatic */
    byUserId: integer('by_user_id'),
    /** null: not in a request */
    fromAddress: text('from_address'),
    /** e.g. `Plan.Update`; names that were ever written keep their meaning */
    action: text('action').notNull(),
    entity: text('entity').notNull(),
    entityId: text('entity_id'),
    /** the affected merchant */
    accountId: integer('account_id'),
    /** null: it did not exist */
    before: jsonb('before'),
    /** null: it was deleted */
    after: jsonb('after'),
    /** request data where before and after do not suffice; without secrets */
    request: jsonb('request'),
    previousHash: text('previous_hash').notNull().default(''),
    hash: text('hash').notNull().default(''),
  },
  table => [
    index('audit_entry_of_one').on(table.entity, table.entityId, table.id.desc()),
    index('audit_entry_of_account').on(table.accountId, table.id.desc()),
    index('audit_entry_of_person').on(table.byUserId, table.id.desc()),
    index('audit_entry_of_action').on(table.action, table.id.desc()),
    index('audit_entry_at').on(table.at),
  ],
)

/** The end of the chain, in one row that only the database writes. It reveals rows that were cut off at the end. */
export const auditHead = pgTable('audit_head', {
  onlyOne: integer('only_one').primaryKey().default(1),
  id: bigint('id', { mode: 'number' }).notNull().default(0),
  hash: text('hash').notNull().default(''),
})
