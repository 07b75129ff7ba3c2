import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Failed sign-ins by (hashed) address, whether or not an account has it. */
export const loginAttempt = pgTable(
  'login_attempt',
  {
    emailHash: text('email_hash').primaryKey(),
    failures: integer().notNull(),
    firstAt: timestamp('first_at', { withTimezone: true }).notNull(),
    blockedUntil: timestamp('blocked_until', { withTimezone: true }).notNull(),
  },
  table => [index('login_attempt_first_at').on(table.firstAt)],
)
