import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '#src/database/database.ts'

/**
 * A kind of work that outlives the process which asked for it. Its handler may run again after it worked (its node can die
 * before that is written down), so it has to be able to find out that there is nothing left to do.
 */
export interface JobKind<Payload extends z.ZodType = z.ZodType> {
  /** what its rows are called, in kebab-case; one that was ever enqueued keeps its name */
  name: string
  /** what it is told. The operator's people can read neither this nor what a handler failed with beyond its first words. */
  payload: Payload
  /** after so many the job is dead: it stays, seen by the operator, until somebody runs it again */
  maxAttempts: number
  /** jobs of one queue run one after the other, over all nodes */
  queueOf?: (payload: z.output<Payload>) => string
  /** of the jobs of one key only the newest waits; one that runs already is followed by the new one */
  keyOf?: (payload: z.output<Payload>) => string
}

/** Declares a kind of job, once. `Jobs.handle` says what it does. */
export const defineJob = <Payload extends z.ZodType>(kind: JobKind<Payload>): JobKind<Payload> => kind

export interface When {
  /** not before; without it at once */
  runAt?: Date
}

type Job<Payload extends z.ZodType> = { payload: z.output<Payload> } & When

/** The same as `enqueue` for several, as one write for `atEnd`. */
export const enqueueWrite = <Payload extends z.ZodType>(
  db: Db,
  kind: JobKind<Payload>,
  jobs: readonly Job<Payload>[],
) =>
  db.execute(sql`select enqueue_job(${kind.name}, payload::json, queue, run_at, ${kind.maxAttempts}, key) from unnest(
    ${sql.param(jobs.map(({ payload }) => JSON.stringify(payload)))}::text[],
    ${sql.param(jobs.map(({ payload }) => kind.queueOf?.(payload) ?? null))}::text[],
    ${sql.param(jobs.map(({ runAt }) => runAt?.toISOString() ?? null))}::timestamptz[],
    ${sql.param(jobs.map(({ payload }) => kind.keyOf?.(payload) ?? null))}::text[]
  ) as job (payload, queue, run_at, key)`)

/** Puts a job into the caller's transaction: it runs if and only if that commits, and right afterwards. */
export const enqueue = async <Payload extends z.ZodType>(
  db: Db,
  kind: JobKind<Payload>,
  job: Job<Payload>,
): Promise<void> => {
  await enqueueWrite(db, kind, [job])
}
