import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Database } from '#src/database/database.ts'
import { runAs } from '#src/database/work-kind.ts'
import type { createJobWorker } from './job-worker.ts'

const STUCK_AFTER_SECONDS = 60
const LOOK_EVERY_MS = 5_000

const OldestDue = z.tuple([z.object({ seconds: z.coerce.number() })])

/** Progress of the background jobs of this node. */
export interface JobProgress {
  /** time since the oldest waiting job that this node handles became due; 0 without one */
  oldestDueSeconds: number
  /** time since this node last finished a job, or started */
  secondsSinceFinished: number
  /** how often the runner of this node was replaced */
  restarts: number
  /** jobs are due, and this node has finished none for 60 s */
  isStuck: boolean
}

interface Options {
  database: Database
  log: FastifyBaseLogger
  worker: Pick<ReturnType<typeof createJobWorker>, 'progress' | 'restart'>
  kinds: () => string[]
  stuckAfterSeconds?: number
}

/** Watches the progress of this node's jobs: logs an error when it is stuck, and replaces a runner that runs nothing. */
export const createJobWatchdog = (options: Options) => {
  const { database, log, worker, kinds, stuckAfterSeconds = STUCK_AFTER_SECONDS } = options
  const stopping = new AbortController()
  const { signal } = stopping
  let wasStuck = false

  const readOldestDue = async (): Promise<number> => {
    const { rows } = await database.run(ALL_MERCHANTS, db =>
      db.execute(sql`
        select coalesce(extract(epoch from now() - min(run_at)), 0) as seconds from platform_jobs()
        where locked_at is null and attempts < max_attempts and run_at <= now()
          and kind = any(${sql.param(kinds())}::text[])`),
    )
    return OldestDue.parse(rows)[0].seconds
  }

  const progress = async (): Promise<JobProgress> => {
    const oldestDueSeconds = await readOldestDue()
    const { isStarted, isIdle, isFull, secondsSinceFinished, hasRestartedSince, restarts } = worker.progress()
    // A job that is due may wait behind a long one of its queue while places are free.
    const isOverdue = oldestDueSeconds > stuckAfterSeconds && (isIdle || isFull)
    // Jobs whose outcomes were lost are not due: they stay locked until the restart.
    const isWaiting = isOverdue || hasRestartedSince
    const isStuck = isStarted && isWaiting && secondsSinceFinished > stuckAfterSeconds
    return { oldestDueSeconds, secondsSinceFinished, restarts, isStuck }
  }

  const look = async (): Promise<void> => {
    const { isStuck, oldestDueSeconds, secondsSinceFinished } = await progress()
    if (isStuck && !wasStuck)
      log.error({ oldestDueSeconds, secondsSinceFinished }, 'jobs are due, and this node finishes none')
    if (wasStuck && !isStuck) log.info('this node finishes jobs again')
    wasStuck = isStuck
    if (isStuck && oldestDueSeconds > stuckAfterSeconds && worker.progress().isIdle)
      worker.restart('jobs are due, and none is running')
  }

  const watch = async (): Promise<void> => {
    while (!signal.aborted) {
      await wait(Math.min(LOOK_EVERY_MS, stuckAfterSeconds * 1_000), undefined, { signal }).catch(
        () => undefined,
      )
      if (signal.aborted) return
      await runAs('background', look).catch(error =>
        log.debug({ err: error }, 'the progress of jobs could not be read'),
      )
    }
  }

  let watching: Promise<void> | undefined
  return {
    progress,
    start: (): void => {
      watching ??= watch()
    },
    stop: async (): Promise<void> => {
      stopping.abort()
      await watching
    },
  }
}
