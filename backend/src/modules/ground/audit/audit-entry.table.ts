import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * One act of the operator: who, when, from where, what, and the thing before and after. The database numbers the rows, dates
 * them and chains them by their hashes; nobody changes one or takes one away. The operator reads them all, and a merchant what
 * was done to what is theirs.
 */
export const auditEntry = pgTable(
  'audit_entry',
  {
    // What stands as a default here is written over: see the trigger chain_audit_entry.
    id: bigint('id', { mode: 'number' }).primaryKey().default(0),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    /** null: Sufra by itself */
    byUserId: integer('by_user_id'),
    /** null: not by a request */
    fromAddress: text('from_address'),
    /** e.g. `Plan.Update`; one that was ever written keeps its meaning */
    action: text('action').notNull(),
    entity: text('entity').notNull(),
    entityId: text('entity_id'),
    /** the merchant concerned */
    accountId: integer('account_id'),
    /** null: it was not there */
    before: jsonb('before'),
    /** null: it is no more */
    after: jsonb('after'),
    /** what was sent, where before and after do not tell; without secrets */
    asked: jsonb('asked'),
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

/** The end of the chain, in one row that the database alone writes: what was cut off at the end is missed by it. */
export const auditHead = pgTable('audit_head', {
  onlyOne: integer('only_one').primaryKey().default(1),
  id: bigint('id', { mode: 'number' }).notNull().default(0),
  hash: text('hash').notNull().default(''),
})
