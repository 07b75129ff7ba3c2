import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { account } from '#src/modules/merchants/account/account.table.ts'

/**
 * The last id given to a live event of one merchant. The row is locked by the transaction that raises it, so ids are in
 * commit order and without gaps; a sequence gives neither.
 */
export const streamCounter = pgTable('stream_counter', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => account.id),
  lastId: bigint('last_id', { mode: 'number' }).notNull(),
})

/** The outbox: what happened, written in the transaction in which it happened. */
export const streamEvent = pgTable(
  'stream_event',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    id: bigint('id', { mode: 'number' }).notNull(),
    type: text('type').notNull(),
    /** who is limited to other branches does not get it; null is for all */
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
