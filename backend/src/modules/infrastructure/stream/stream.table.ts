import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { account } from '#src/modules/merchants/account/account.table.ts'

/**
 * Last event id of each merchant. The transaction that increments it locks the row, so ids are in commit
 * order without gaps, which a sequence does not guarantee.
 */
export const streamCounter = pgTable('stream_counter', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => account.id),
  lastId: bigint('last_id', { mode: 'number' }).notNull(),
})

/** The outbox: events, written in the transaction that causes them. */
export const streamEvent = pgTable(
  'stream_event',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    id: bigint('id', { mode: 'number' }).notNull(),
    type: text('type').notNull(),
    /** only for users who may see this branch; null: for all */
    branchId: integer('branch_id'),
    /** JSON text */
    payload: text('payload').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('stream_event_created_at').on(table.createdAt),
  ],
)
