import { and, asc, count, eq, gte, isNotNull, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { RemoteChoice } from '@sufra/shared/contracts/release-health'
import type { Db } from '#src/database/database.ts'
import type { AttemptCounts } from './judge-canary.ts'
import type { Pair } from './release-health.repository.ts'
import { releaseError, releaseHealth, releaseReporter } from './release-health.table.ts'
import { sumOfSteps } from './sum-of-steps.ts'

export interface HealthWindow {
  hours: number
  name?: string
}

const within = ({ hours, name }: HealthWindow, columns: { at: PgColumn; name: PgColumn }) =>
  and(
    gte(columns.at, sql`now() - make_interval(hours => ${hours})`),
    name === undefined ? undefined : eq(columns.name, name),
  )

/** Attempts by hour and outcome, oldest first. */
export const findCounts = (db: Db, window: HealthWindow) => {
  const { name, version, at, outcome } = releaseHealth
  const hour = sql`date_trunc('hour', ${at}, 'UTC')`.mapWith(at)
  return db
    .select({ name, version, outcome, hour, count: sql`sum(${releaseHealth.count})`.mapWith(Number) })
    .from(releaseHealth)
    .where(within(window, releaseHealth))
    .groupBy(name, version, outcome, hour)
    .orderBy(asc(name), asc(version), asc(hour))
}
export type CountRow = Awaited<ReturnType<typeof findCounts>>[number]

/** Durations of successful attempts. */
export const findTimes = (db: Db, window: HealthWindow) => {
  const { name, version, steps, entryMs, moduleMs, screenMs } = releaseHealth
  const sum = (column: PgColumn) => sql`sum(${column})`.mapWith(Number)
  return db
    .select({
      name,
      version,
      steps: sumOfSteps(steps).mapWith((counts: number[]) => counts),
      entryMs: sum(entryMs),
      moduleMs: sum(moduleMs),
      screenMs: sum(screenMs),
    })
    .from(releaseHealth)
    .where(and(within(window, releaseHealth), isNotNull(steps)))
    .groupBy(name, version)
}
export type TimeRow = Awaited<ReturnType<typeof findTimes>>[number]

// All people of the operator count as one merchant.
const merchant = sql`coalesce(${releaseReporter.accountId}, 0)`

/** Number of merchants whose pages reported. */
export const findAccounts = (db: Db, window: HealthWindow): Promise<(Pair & { accounts: number })[]> => {
  const { name, version, reportedAt: at } = releaseReporter
  const merchants = db
    .selectDistinct({ name, version, merchant: merchant.as('merchant') })
    .from(releaseReporter)
    .where(within(window, { at, name }))
    .as('merchants')
  return db
    .select({ name: merchants.name, version: merchants.version, accounts: count() })
    .from(merchants)
    .groupBy(merchants.name, merchants.version)
}

export const findErrors = (db: Db, window: HealthWindow) =>
  db.select().from(releaseError).where(within(window, releaseError))
export type ErrorRow = Awaited<ReturnType<typeof findErrors>>[number]

interface Since {
  /** a text, because a Date has no microseconds */
  since: string
}

/** Attempts of a version that was chosen for this reason. */
export const findTries = async (
  db: Db,
  { name, version, choice, since }: Pair & Since & { choice: RemoteChoice },
): Promise<AttemptCounts> => {
  const row = releaseHealth
  const sumOf = (filter: ReturnType<typeof sql>) =>
    sql`coalesce(sum(${row.count}) ${filter}, 0)`.mapWith(Number)
  const rows = await db
    .select({ tries: sumOf(sql``), failed: sumOf(sql`filter (where ${row.outcome} <> 'ready')`) })
    .from(row)
    .where(
      and(
        ...[eq(row.name, name), eq(row.version, version), eq(row.choice, choice)],
        gte(row.at, sql`${since}::timestamptz`),
      ),
    )
  return rows[0] ?? { tries: 0, failed: 0 }
}

/** Merchants that ran a canary, and those with failures. */
export const findCanaryAccounts = async (db: Db, { name, version, since }: Pair & Since) => {
  const row = releaseReporter
  const hasFailed = gte(row.canaryFailedAt, sql`${since}::timestamptz`)
  const rows = await db
    .select({
      accounts: sql`count(distinct ${merchant})`.mapWith(Number),
      failedAccounts: sql`count(distinct ${merchant}) filter (where ${hasFailed})`.mapWith(Number),
    })
    .from(row)
    .where(and(eq(row.name, name), eq(row.version, version), gte(row.canaryAt, sql`${since}::timestamptz`)))
  return rows[0] ?? { accounts: 0, failedAccounts: 0 }
}
