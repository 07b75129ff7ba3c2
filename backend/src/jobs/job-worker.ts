import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { parseCronItems, run, runOnce } from 'graphile-worker'
import type { CronItem, Runner, TaskList, WorkerEvents } from 'graphile-worker'
import pg from 'pg'
import { staySeen } from './living-nodes.ts'
import { createWorkerLogger } from './worker-logger.ts'

/** How many jobs a node works on at a time; mails, which wait for others, are most of them. */
const AT_ONCE = 6
// A commit wakes a worker at once; this is for what becomes due: a second try, a time that was named.
const POLL_MS = 1_000
/** What is not done so long after the stop is left to another node. The process itself has 15 s. */
const STOP_PATIENCE_MS = 8_000
const ANEW_AFTER_MS = 1_000

const LEAVE = `
with left_jobs as (
  update graphile_worker._private_jobs
  set attempts = greatest(0, attempts - 1), locked_by = null, locked_at = null
  where locked_by = $1
)
update graphile_worker._private_job_queues set locked_by = null, locked_at = null where locked_by = $1`

// Otherwise nobody waits until an outcome is written, nor hears that it could not be.
const OUTCOMES_TOGETHER = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }

export interface Work {
  tasks: TaskList
  crons: CronItem[]
}

interface Options {
  /** of the application's own login */
  connectionString: string
  log: FastifyBaseLogger
  /** after which a node that was killed counts as gone */
  goneAfterSeconds?: number
}

const openPool = ({ connectionString, log }: Options): pg.Pool => {
  const pool = new pg.Pool({
    connectionString,
    // One listens, one is seen to live, one plans what is due.
    max: AT_ONCE + 3,
    connectionTimeoutMillis: 5_000,
    options: '-c app.scope=platform',
  })
  pool.on('error', error => log.warn({ err: error }, 'idle connection of the jobs lost'))
  pool.on('connect', client =>
    client.on('error', error => log.warn({ err: error }, 'connection of the jobs lost')),
  )
  return pool
}

const finishes = async (work: Promise<unknown>, milliseconds: number): Promise<boolean> => {
  const over = new AbortController()
  const isDone = await Promise.race([
    work.then(() => true),
    wait(milliseconds, false, { signal: over.signal }),
  ])
  over.abort()
  return isDone
}

/** Works on the jobs of the database, from `start` to `stop`, on connections of its own that open when they are needed. */
export const createJobWorker = (options: Options) => {
  const { log } = options
  const logger = createWorkerLogger(log)
  const stopping = new AbortController()
  const { signal } = stopping
  let opened: pg.Pool | undefined
  let current: { runner: Runner; poolId: string } | undefined
  let life: Promise<void> | undefined
  let stopped: Promise<void> | undefined
  const pool = () => (opened ??= openPool(options))

  const runUntilItEnds = async ({ tasks, crons }: Work): Promise<void> => {
    const events: WorkerEvents = new EventEmitter()
    let poolId = ''
    events.on('pool:create', ({ workerPool }) => {
      poolId = workerPool.id
    })
    const runner = await run({
      ...{ pgPool: pool(), taskList: tasks, parsedCronItems: parseCronItems(crons), logger, events },
      ...{ concurrency: AT_ONCE, pollInterval: POLL_MS, noHandleSignals: true, preset: OUTCOMES_TOGETHER },
    })
    current = { runner, poolId }
    const ended = new AbortController()
    const seen = staySeen({ ...options, pool: pool(), poolId, signal: ended.signal })
    if (signal.aborted) await runner.stop()
    await runner.promise.finally(() => ended.abort())
    await seen
  }

  const live = async (work: Work): Promise<void> => {
    while (!signal.aborted) {
      await runUntilItEnds(work).catch(error =>
        log.warn({ err: error }, 'the work on jobs ended, and begins anew'),
      )
      await wait(ANEW_AFTER_MS, undefined, { signal }).catch(() => undefined)
    }
  }

  const stop = async (): Promise<void> => {
    stopping.abort()
    const ending = Promise.all([current?.runner.stop().catch(() => undefined), life])
    if (!(await finishes(ending, STOP_PATIENCE_MS)) && current)
      await pool()
        .query(LEAVE, [current.poolId])
        .catch(error => log.warn({ err: error }, 'jobs that were not finished stay locked for a while'))
    if (opened) await finishes(opened.end(), ANEW_AFTER_MS)
  }

  return {
    start: (work: Work): void => {
      life ??= live(work)
    },
    /** Works on what is due until nothing is, in this very call. */
    drain: ({ tasks }: Work): Promise<void> =>
      runOnce({
        ...{ pgPool: pool(), taskList: tasks, logger, noHandleSignals: true, preset: OUTCOMES_TOGETHER },
      }),
    /** Lets what runs finish for a while, and leaves the rest to others. */
    stop: (): Promise<void> => (stopped ??= stop()),
  }
}
