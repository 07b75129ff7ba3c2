import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { CodePurpose } from '@sufra/shared/contracts/authentication'
import { user } from '#src/modules/identity/user/user.table.ts'

/**
 * Codes of the last day. Only the browser that requested a code may enter it, so nobody else can use up its
 * attempts. An unknown address gets rows too (without a user), so that neither limits nor answers nor times
 * reveal whether an account exists.
 */
export const oneTimeCode = pgTable(
  'one_time_code',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    emailHash: text('email_hash').notNull(),
    purpose: text().$type<CodePurpose>().notNull(),
    /** hash of the requester's key: the device cookie or, for ChangeEmail, the user */
    flow: text().notNull(),
    /** key of the limits: hash of the network, or of a known device of the person */
    source: text().notNull(),
    isKnownDevice: boolean('is_known_device').notNull(),
    /** false when it was requested too soon: the requester is stored and may ask again */
    isSent: boolean('is_sent').notNull(),
    accountId: integer('account_id'),
    userId: integer('user_id').references(() => user.id, { onDelete: 'cascade' }),
    /** the new address, for ChangeEmail */
    email: text(),
    /** HMAC-SHA256 with a key that is not in the database */
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

/** Permits from confirmed ResetPassword codes, each valid for one new password. */
export const passwordResetToken = pgTable('password_reset_token', {
  tokenHash: text('token_hash').primaryKey(),
  accountId: integer('account_id'),
  userId: integer('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' }),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
})
