import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { z } from 'zod'
import { JobState } from '@sufra/shared/contracts/job'
import type { Db } from '#src/database/database.ts'
import type { PageSlice } from '#src/routing/page.ts'

const LONGEST_ERROR = 300

// Leaves out the payload, which may be personal.
const STATE = sql`case when job.locked_at is not null then 'Running' when job.attempts >= job.max_attempts then 'Dead'
  when job.attempts > 0 then 'Failed' else 'Waiting' end`
const JOBS = sql`
  select job.id::int as id, job.kind, ${STATE} as state, job.attempts, job.max_attempts as "maxAttempts",
    left(job.last_error, ${sql.raw(String(LONGEST_ERROR))}) as "lastError", job.created_at as "createdAt", job.run_at as "nextTryAt"
  from platform_jobs() job`

const FoundJob = z.object({
  id: z.int(),
  kind: z.string(),
  state: JobState,
  attempts: z.int(),
  maxAttempts: z.int(),
  lastError: z.string().nullable(),
  createdAt: z.coerce.date(),
  nextTryAt: z.coerce.date(),
})
export type FoundJob = z.infer<typeof FoundJob>
const FoundJobs = z.array(FoundJob)
const Counts = z.array(z.object({ state: JobState, count: z.int() }))

const read = async (db: Db, query: SQL): Promise<FoundJob[]> =>
  FoundJobs.parse((await db.execute(query)).rows)

/** Dead jobs first, then the newest. */
export const listJobs = (
  db: Db,
  { state, limit, offset }: PageSlice & { state?: JobState },
): Promise<FoundJob[]> =>
  read(
    db,
    sql`select * from (${JOBS}) as found ${state ? sql`where state = ${state}` : sql``}
      order by state <> 'Dead', state <> 'Failed', id desc limit ${limit} offset ${offset}`,
  )

export const countJobs = async (db: Db): Promise<Record<JobState, number>> => {
  const { rows } = await db.execute(
    sql`select state, count(*)::int as count from (${JOBS}) as found group by state`,
  )
  const counts = { Waiting: 0, Running: 0, Failed: 0, Dead: 0 }
  for (const { state, count } of Counts.parse(rows)) counts[state] = count
  return counts
}

const Backlog = z.tuple([z.object({ due: z.int(), oldestDueSeconds: z.coerce.number(), dead: z.int() })])

/** Counts due jobs that no node runs, and dead letters. */
export const readJobBacklog = async (db: Db) => {
  const { rows } = await db.execute(sql`
    select count(*) filter (where is_due)::int as due,
      coalesce(extract(epoch from now() - min(run_at) filter (where is_due)), 0) as "oldestDueSeconds",
      count(*) filter (where attempts >= max_attempts)::int as dead
    from (
      select *, run_at <= now() and attempts < max_attempts as is_due from platform_jobs() where locked_at is null
    ) as waiting`)
  return Backlog.parse(rows)[0]
}

export const findJob = async (db: Db, id: number): Promise<FoundJob | undefined> =>
  (await read(db, sql`${JOBS} where job.id = ${id}`))[0]

const Retried = z.tuple([z.object({ isRetried: z.boolean() })])
const Deleted = z.tuple([z.object({ count: z.int() })])

/**
 * Returns false when the job is missing or running. A retried job starts with the next poll of a worker,
 * within a second.
 */
export const retryJob = async (db: Db, id: number): Promise<boolean> => {
  const { rows } = await db.execute(sql`select retry_job(${id}) as "isRetried"`)
  return Retried.parse(rows)[0].isRetried
}

/** Returns false when the job is missing or running. */
export const deleteJob = async (db: Db, id: number): Promise<boolean> => {
  const { rows } = await db.execute(sql`select delete_jobs(array[${id}]::bigint[]) as count`)
  return Deleted.parse(rows)[0].count === 1
}

/** Deletes dead jobs that were unchanged for `days`. */
export const deleteOldJobs = async (db: Db, days: number): Promise<void> => {
  await db.execute(sql`
    select delete_jobs(array(
      select id from platform_jobs()
      where locked_at is null and attempts >= max_attempts and updated_at < now() - make_interval(days => ${days})
        and run_at < now() - make_interval(days => ${days})
    ))`)
}
