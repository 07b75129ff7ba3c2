import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { CodePurpose } from '@sufra/shared/contracts/authentication'
import { user } from '#src/modules/user/user.table.ts'

/**
 * The latest code for an address and a purpose. An address that nobody has gets a row as well (without a user), so that
 * neither limits nor answers nor their time tell whether an account exists.
 */
export const oneTimeCode = pgTable(
  'one_time_code',
  {
    emailHash: text('email_hash').notNull(),
    purpose: text().$type<CodePurpose>().notNull(),
    accountId: integer('account_id'),
    userId: integer('user_id').references(() => user.id, { onDelete: 'cascade' }),
    /** the new address, with ChangeEmail */
    email: text(),
    /** HMAC-SHA256 under a key that is not in the database */
    codeHmac: text('code_hmac').notNull(),
    tries: integer().notNull().default(0),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull().defaultNow(),
    /** codes sent since `hourStartedAt` */
    sentInHour: integer('sent_in_hour').notNull().default(1),
    hourStartedAt: timestamp('hour_started_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.emailHash, table.purpose] }),
    index('one_time_code_sent_at').on(table.sentAt),
  ],
)

/** What a confirmed ResetPassword code gave: good for one new password. */
export const resetPermit = pgTable('reset_permit', {
  tokenHash: text('token_hash').primaryKey(),
  accountId: integer('account_id'),
  userId: integer('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' }),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
})
