import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Failed sign-ins by hashed address and source, whether or not an account has the address. */
export const loginAttempt = pgTable(
  'login_attempt',
  {
    emailHash: text('email_hash').notNull(),
    /** hash of a network or of a known device of the person */
    source: text().notNull(),
    failures: integer().notNull(),
    firstAt: timestamp('first_at', { withTimezone: true }).notNull(),
    blockedUntil: timestamp('blocked_until', { withTimezone: true }).notNull(),
  },
  table => [
    primaryKey({ columns: [table.emailHash, table.source] }),
    index('login_attempt_first_at').on(table.firstAt),
  ],
)

/** Pace of password attempts by all strangers together per hashed address: each attempt costs a period of time. */
export const loginThrottle = pgTable(
  'login_throttle',
  {
    emailHash: text('email_hash').primaryKey(),
    paidUntil: timestamp('paid_until', { withTimezone: true }).notNull(),
    /** time of the last warning mail */
    warnedAt: timestamp('warned_at', { withTimezone: true }),
  },
  table => [index('login_throttle_paid_until').on(table.paidUntil)],
)
