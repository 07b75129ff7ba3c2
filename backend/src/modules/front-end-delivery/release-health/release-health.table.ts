import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { RemoteChoice, RemoteFailureCode, VersionHealth } from '@sufra/shared/contracts/release-health'

export type Outcome = 'ready' | RemoteFailureCode

/**
 * Outcomes of attempts to run a version in browsers, as sums. `at` is the start of a five-minute period, or
 * the change of the remote's pointers within it, so that earlier outcomes never count for a canary.
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
    /** histogram of durations: see `stepOf`; null without measurements */
    steps: integer().array(),
    /** sums in ms per phase */
    entryMs: bigint('entry_ms', { mode: 'number' }).notNull(),
    moduleMs: bigint('module_ms', { mode: 'number' }).notNull(),
    screenMs: bigint('screen_ms', { mode: 'number' }).notNull(),
  },
  table => [
    primaryKey({ columns: [table.name, table.version, table.at, table.choice, table.outcome] }),
    index('release_health_at').on(table.at),
  ],
)

/** Last failure messages of a version, newest first. */
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

/** People who reported a version: their remaining quota, and whether a canary failed for them. */
export const releaseReporter = pgTable(
  'release_reporter',
  {
    name: text().notNull(),
    version: text().notNull(),
    userId: integer('user_id').notNull(),
    /** null for the operator's people */
    accountId: integer('account_id'),
    hourBegan: timestamp('hour_began', { withTimezone: true }).notNull(),
    /** outcomes that counted since `hourBegan` */
    used: integer().notNull(),
    /** outcomes of the last report that counted */
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
