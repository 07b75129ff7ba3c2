import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { RemoteChoice, RemoteFailureCode, VersionHealth } from '@sufra/shared/contracts/release-health'

export type Outcome = 'ready' | RemoteFailureCode

/**
 * How tries to run a version ended in browsers, added up. `at` begins five minutes, or is the change of the remote's
 * pointers within them: so what came before a canary never counts for it.
 */
export const releaseHealth = pgTable(
  'release_health',
  {
    name: text().notNull(),
    version: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    choice: text().$type<RemoteChoice>().notNull(),
    outcome: text().$type<Outcome>().notNull(),
    count: integer().notNull(),
    /** how many tries took how long: see `stepOf`; null where nothing was measured */
    steps: integer().array(),
    /** sums in ms, each phase alone */
    entryMs: bigint('entry_ms', { mode: 'number' }).notNull(),
    moduleMs: bigint('module_ms', { mode: 'number' }).notNull(),
    screenMs: bigint('screen_ms', { mode: 'number' }).notNull(),
  },
  table => [
    primaryKey({ columns: [table.name, table.version, table.at, table.choice, table.outcome] }),
    index('release_health_at').on(table.at),
  ],
)

/** The last failures of a version in words, newest first. */
export const releaseError = pgTable(
  'release_error',
  {
    name: text().notNull(),
    version: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    errors: jsonb().$type<VersionHealth['lastErrors']>().notNull(),
  },
  table => [primaryKey({ columns: [table.name, table.version] })],
)

/** Who reported a version: how much of it still counts, and whether it was a canary that failed for them. */
export const releaseReporter = pgTable(
  'release_reporter',
  {
    name: text().notNull(),
    version: text().notNull(),
    userId: integer('user_id').notNull(),
    /** null for the operator's people */
    accountId: integer('account_id'),
    hourBegan: timestamp('hour_began', { withTimezone: true }).notNull(),
    /** outcomes that counted since */
    used: integer().notNull(),
    /** how many of the last report did */
    granted: integer().notNull(),
    reportedAt: timestamp('reported_at', { withTimezone: true }).notNull(),
    canaryAt: timestamp('canary_at', { withTimezone: true }),
    canaryFailedAt: timestamp('canary_failed_at', { withTimezone: true }),
  },
  table => [
    primaryKey({ columns: [table.name, table.version, table.userId] }),
    index('release_reporter_at').on(table.reportedAt),
  ],
)
