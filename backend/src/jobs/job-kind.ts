import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '#src/database/database.ts'

/** graphile-worker's priorities: of the jobs that are due, those with the lowest number start first. */
const PRIORITIES = { order: -20, shop: -10, other: 0 }

/**
 * A kind of background work. Its handler may run again after a success, because a node can die before the outcome is
 * stored. So the handler must be idempotent.
 */
export interface JobKind<Payload extends z.ZodType = z.ZodType> {
  /** name of its rows, in kebab-case; never change it once a job was enqueued */
  name: string
  /**
   * schema of the payload. The operator's people can read neither the payload nor more than the first words of a
   * failure.
   */
  payload: Payload
  /** after so many failed attempts the job is dead: it stays visible to the operator until somebody retries it */
  maxAttempts: number
  /**
   * `order`: a call about an order, which has places of its own on every node. `shop`: a change of a shop at its
   * platform, before `other`, the default.
   */
  priority?: keyof typeof PRIORITIES
  /** jobs of one queue run one after the other, across all nodes */
  queueOf?: (payload: z.output<Payload>) => string
  /** of the waiting jobs of one key only the newest stays; a running job is followed by the new one */
  keyOf?: (payload: z.output<Payload>) => string
}

/** Declares a kind of job, once. `Jobs.handle` registers its handler. */
export const defineJob = <Payload extends z.ZodType>(kind: JobKind<Payload>): JobKind<Payload> => kind

export interface JobSchedule {
  /** earliest time; at once if absent */
  runAt?: Date
}

type Job<Payload extends z.ZodType> = { payload: z.output<Payload> } & JobSchedule

/** Like `enqueue` for several jobs, as one write for `atEnd`. */
export const enqueueWrite = <Payload extends z.ZodType>(
  db: Db,
  kind: JobKind<Payload>,
  jobs: readonly Job<Payload>[],
) =>
  db.execute(sql`select enqueue_job(${kind.name}, payload::json, queue, run_at, ${kind.maxAttempts}, key,
    ${PRIORITIES[kind.priority ?? 'other']}::integer) from unnest(
    ${sql.param(jobs.map(({ payload }) => JSON.stringify(payload)))}::text[],
    ${sql.param(jobs.map(({ payload }) => kind.queueOf?.(payload) ?? null))}::text[],
    ${sql.param(jobs.map(({ runAt }) => runAt?.toISOString() ?? null))}::timestamptz[],
    ${sql.param(jobs.map(({ payload }) => kind.keyOf?.(payload) ?? null))}::text[]
  ) as job (payload, queue, run_at, key)`)

/** Enqueues a job in the caller's transaction: it runs right after the commit, and never without one. */
export const enqueue = async <Payload extends z.ZodType>(
  db: Db,
  kind: JobKind<Payload>,
  job: Job<Payload>,
): Promise<void> => {
  await enqueueWrite(db, kind, [job])
}
