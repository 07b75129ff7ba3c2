import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { CodePurpose } from '@sufra/shared/contracts/authentication'
import { user } from '#src/modules/identity/user/user.table.ts'

/**
 * The codes of the last day. Only the browser that asked for one may enter it, so nobody else can use up its tries. An address
 * that nobody has gets rows as well (without a user), so that neither limits nor answers nor their time tell whether an
 * account exists.
 */
export const oneTimeCode = pgTable(
  'one_time_code',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    emailHash: text('email_hash').notNull(),
    purpose: text().$type<CodePurpose>().notNull(),
    /** hash of what the asker is known by: the cookie of their device or, with ChangeEmail, their user */
    flow: text().notNull(),
    /** what limits are counted by: a hash of their network, or of a device that the person has signed in on */
    source: text().notNull(),
    isKnownDevice: boolean('is_known_device').notNull(),
    /** false when one was asked for too soon: the flow is remembered, and may ask again */
    isSent: boolean('is_sent').notNull(),
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
  },
  table => [
    index('one_time_code_email_hash').on(table.emailHash, table.purpose, table.sentAt),
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
