import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { account } from '#src/modules/merchants/account/account.table.ts'
import { session } from './session.table.ts'

/** One look of the operator at a merchant as its Admin sees it. Its id is the `sid` of the token that it is done with. */
export const accountView = pgTable(
  'account_view',
  {
    id: uuid().primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    userId: integer('user_id').notNull(),
    /** as they were called then: the merchant reads it, and sees nobody of the operator's */
    viewerName: text('viewer_name').notNull(),
    reason: text().notNull(),
    /** the sign-in that it ends with; null once that is forgotten */
    sessionId: uuid('session_id').references(() => session.id, { onDelete: 'set null' }),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  table => [
    index('account_view_of_account').on(table.accountId, table.startedAt.desc()),
    index('account_view_of_session').on(table.sessionId),
  ],
)
