import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { user } from '#src/modules/identity/user/user.table.ts'

/** Open invitations of people without a password. */
export const invitation = pgTable('invitation', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  accountId: integer('account_id'),
  /** SHA-256 of the token in the link */
  tokenHash: text('token_hash').notNull().unique(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  sentAt: timestamp('sent_at', { withTimezone: true }).notNull().defaultNow(),
})
