import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { account } from '#src/modules/merchants/account/account.table.ts'
import { session } from './session.table.ts'

/** Impersonations of merchants' Admins by the operator. The id is the `sid` of the impersonation's token. */
export const impersonation = pgTable(
  'impersonation',
  {
    id: uuid().primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    userId: integer('user_id').notNull(),
    /** name at that time, because the merchant reads it and cannot look up the operator's people */
    viewerName: text('viewer_name').notNull(),
    reason: text().notNull(),
    /** the session that it ends with; null after that row is deleted */
    sessionId: uuid('session_id').references(() => session.id, { onDelete: 'set null' }),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  table => [
    index('impersonation_of_account').on(table.accountId, table.startedAt.desc()),
    index('impersonation_of_session').on(table.sessionId),
  ],
)
