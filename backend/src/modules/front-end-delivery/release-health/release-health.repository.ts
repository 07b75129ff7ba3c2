import { lt, sql } from 'drizzle-orm'
import type { VersionHealth } from '@sufra/shared/contracts/release-health'
import type { Db } from '#src/database/database.ts'
import { releaseChange, remoteVersion } from '#src/modules/front-end-delivery/release/release.table.ts'
import type { Sums } from './add-up.ts'
import { releaseError, releaseHealth, releaseReporter } from './release-health.table.ts'
import { sumOfSteps } from './sum-of-steps.ts'

const KEPT_DAYS = 14
const KEPT_ERRORS = 5
const COUNTED_AN_HOUR = 30

export interface Pair {
  name: string
  version: string
}

// All rows as one JSON parameter, because building a query with many parameters costs more than the rest of a
// report.
const json = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::jsonb`

const BEGUN = sql`greatest(date_bin('5 minutes', now(), '2000-01-01'),
  (select at from ${releaseChange} where ${releaseChange.name} = published.name order by revision desc limit 1))`

/**
 * Returns those of the versions that were published, with the start of their current period: the last five
 * minutes, or the latest change of the remote's pointers. A text, because a Date has no microseconds.
 */
export const findReportable = async (db: Db, pairs: readonly Pair[]): Promise<(Pair & { at: string })[]> => {
  const { rows } = await db.execute<{ name: string; version: string; at: string }>(
    sql`select name, version, ${BEGUN}::text as at from ${remoteVersion} as published
      join jsonb_to_recordset(${json(pairs)}) as told(name text, version text) using (name, version)`,
  )
  return rows
}

/** Commits without a wait for the disk. A crash loses only the latest reports. */
export const commitSoon = (db: Db) => db.execute(sql`set local synchronous_commit = off`)

export interface ReportedVersion extends Pair {
  userId: number
  accountId: number | null
  count: number
  isCanary: boolean
  hasFailedCanary: boolean
}

const REPORTED = sql`reported("userId" integer, "accountId" integer, name text, version text,
  count integer, "isCanary" boolean, "hasFailedCanary" boolean)`
const IS_OVER = sql`mine.hour_began <= now() - interval '1 hour'`
const GRANTED = sql`case when ${IS_OVER} then excluded.used
  else least(excluded.used, ${sql.raw(String(COUNTED_AN_HOUR))} - mine.used) end`

/** Records the reporters and returns how many of their outcomes count: a limited number per version and hour. */
export const noteReporter = async (
  db: Db,
  reported: readonly ReportedVersion[],
): Promise<(Pair & { granted: number })[]> => {
  const { rows } = await db.execute<{ name: string; version: string; granted: number }>(sql`
    insert into ${releaseReporter} as mine
      (name, version, user_id, account_id, hour_began, used, granted, reported_at, canary_at, canary_failed_at)
    select name, version, "userId", "accountId", now(), taken, taken, now(),
      case when "isCanary" then now() end, case when "hasFailedCanary" then now() end
    from jsonb_to_recordset(${json(reported)}) as ${REPORTED}, least(count, ${COUNTED_AN_HOUR}) as taken
    on conflict (name, version, user_id) do update set
      hour_began = case when ${IS_OVER} then now() else mine.hour_began end,
      used = case when ${IS_OVER} then 0 else mine.used end + ${GRANTED},
      granted = ${GRANTED},
      reported_at = now(),
      canary_at = coalesce(excluded.canary_at, mine.canary_at),
      canary_failed_at = coalesce(excluded.canary_failed_at, mine.canary_failed_at)
    returning name, version, granted`)
  return rows
}

/** Merges two rows with the same key. */
const ADDED = sql`
  count = there.count + excluded.count,
  entry_ms = there.entry_ms + excluded.entry_ms,
  module_ms = there.module_ms + excluded.module_ms,
  screen_ms = there.screen_ms + excluded.screen_ms,
  steps = (select array_agg(coalesce(one, 0) + coalesce(other, 0) order by step)
    from unnest(there.steps, excluded.steps) with ordinality as each(one, other, step))`
const KEY = sql`(name, version, at, choice, outcome)`

/** Adds sums to existing rows, safely with concurrent writers. */
export const addSums = async (db: Db, sums: readonly (Sums & { at: string })[]): Promise<void> => {
  if (sums.length === 0) return
  await db.execute(sql`
    insert into ${releaseHealth} as there
      (name, version, at, choice, outcome, count, steps, entry_ms, module_ms, screen_ms)
    select name, version, at, choice, outcome, count, steps, "entryMs", "moduleMs", "screenMs"
    from jsonb_to_recordset(${json(sums)}) as sums(name text, version text, at timestamptz, choice text,
      outcome text, count integer, steps integer[], "entryMs" bigint, "moduleMs" bigint, "screenMs" bigint)
    on conflict ${KEY} do update set ${ADDED}`)
}

/** Adds failures before the stored ones of each version. */
export const addErrors = async (
  db: Db,
  failures: readonly (Pair & { errors: VersionHealth['lastErrors'] })[],
): Promise<void> => {
  if (failures.length === 0) return
  const newest = failures.map(({ errors, ...pair }) => ({ ...pair, errors: errors.slice(0, KEPT_ERRORS) }))
  await db.execute(sql`
    insert into ${releaseError} as there (name, version, at, errors)
    select name, version, now(), errors
    from jsonb_to_recordset(${json(newest)}) as failures(name text, version text, errors jsonb)
    on conflict (name, version) do update set at = now(),
      errors = (select jsonb_agg(error order by place)
        from jsonb_array_elements(excluded.errors || there.errors) with ordinality as each(error, place)
        where place <= ${KEPT_ERRORS})`)
}

/**
 * Merges the rows that no canary evaluation needs any more into one per hour, so that reading weeks is as
 * fast as a day.
 */
export const foldHours = (db: Db) =>
  db.execute(sql`
    with folded as (
      delete from ${releaseHealth}
      where at < now() - interval '25 hours' and at <> date_trunc('hour', at, 'UTC') returning *
    )
    insert into ${releaseHealth} as there
      (name, version, at, choice, outcome, count, steps, entry_ms, module_ms, screen_ms)
    select name, version, date_trunc('hour', at, 'UTC'), choice, outcome, sum(count), ${sumOfSteps(sql`steps`)},
      sum(entry_ms), sum(module_ms), sum(screen_ms)
    from folded group by name, version, date_trunc('hour', at, 'UTC'), choice, outcome
    on conflict ${KEY} do update set ${ADDED}`)

const isOld = (column: Parameters<typeof lt>[0]) =>
  lt(column, sql`now() - make_interval(days => ${KEPT_DAYS})`)

export const deleteOldHealth = async (db: Db): Promise<void> => {
  await db.delete(releaseHealth).where(isOld(releaseHealth.at))
  await db.delete(releaseReporter).where(isOld(releaseReporter.reportedAt))
  await db.delete(releaseError).where(isOld(releaseError.at))
}
