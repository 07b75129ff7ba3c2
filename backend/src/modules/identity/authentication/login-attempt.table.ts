import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Failed sign-ins by (hashed) address and by where they came from, whether or not an account has the address. */
export const loginAttempt = pgTable(
  'login_attempt',
  {
    emailHash: text('email_hash').notNull(),
    /** hash of a network or of a device that the person has signed in on */
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

/** How fast all strangers together may try passwords at one (hashed) address: each attempt pays for a stretch of time. */
export const loginPace = pgTable(
  'login_pace',
  {
    emailHash: text('email_hash').primaryKey(),
    paidUntil: timestamp('paid_until', { withTimezone: true }).notNull(),
    /** when the person was told last */
    warnedAt: timestamp('warned_at', { withTimezone: true }),
  },
  table => [index('login_pace_paid_until').on(table.paidUntil)],
)
