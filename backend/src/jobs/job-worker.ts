import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { parseCronItems, run, runOnce } from 'graphile-worker'
import type { CronItem, Runner, TaskList, WorkerEvents } from 'graphile-worker'
import pg from 'pg'
import { freeJobs, handBackJobs } from './job-locks.ts'
import { registerNode } from './live-nodes.ts'
import { createWorkerLogger } from '#src/logging/graphile-logger.ts'

/** Jobs that a node runs at a time; most are mails, which wait for other servers. */
const AT_ONCE = 6
// A commit wakes a worker at once. Polling finds jobs that become due, the next job of a queue and jobs of a dead
// node.
const POLL_MS = 1_000
/** Jobs that still run so long after the stop are left to another node. The process itself has 15 s. */
const STOP_PATIENCE_MS = 8_000
const ANEW_AFTER_MS = 1_000

/**
 * Delay 0 makes graphile-worker report an outcome that it cannot write as `pool:fatalError`. By default it reports
 * nothing, and the job stays locked for four hours.
 */
const REPORT_LOST_OUTCOMES = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }

export interface Work {
  tasks: TaskList
  crons: CronItem[]
}

interface Options {
  /** of the database owner: graphile-worker requires the role that ran its migrations */
  connectionString: string
  log: FastifyBaseLogger
  /** time after which a killed node counts as gone */
  goneAfterSeconds?: number
  /** time for running jobs to finish after a stop */
  stopPatienceMs?: number
}

const openPool = ({ connectionString, log }: Options): pg.Pool => {
  const pool = new pg.Pool({
    connectionString,
    // Names these connections in pg_stat_activity: no other connection of the process may belong to the owner.
    application_name: 'sufra-jobs',
    // One listens, one holds the lock of the node, one schedules due jobs.
    max: AT_ONCE + 3,
    connectionTimeoutMillis: 5_000,
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

/** Runs the jobs of the database from `start` to `stop`, on separate connections that open on demand. */
export const createJobWorker = (options: Options) => {
  const { log, stopPatienceMs = STOP_PATIENCE_MS } = options
  const logger = createWorkerLogger(log)
  const stopping = new AbortController()
  const { signal } = stopping
  let opened: pg.Pool | undefined
  let runner: Runner | undefined
  // Set before `run` resolves: a job may be locked by then.
  let poolId: string | undefined
  let life: Promise<void> | undefined
  let stopped: Promise<void> | undefined
  const pool = () => (opened ??= openPool(options))

  const withClient = async (work: (client: pg.PoolClient) => Promise<unknown>): Promise<void> => {
    const client = await pool().connect()
    try {
      await work(client)
      client.release()
    } catch (error) {
      client.release(true)
      throw error
    }
  }

  const startRunner = async ({ tasks, crons }: Work) => {
    const events: WorkerEvents = new EventEmitter()
    events.on('pool:create', ({ workerPool }) => {
      poolId = workerPool.id
    })
    const lostOutcome = new Promise<void>(resolve =>
      events.once('pool:fatalError', ({ error }) => {
        log.warn({ err: error }, 'the outcome of a job could not be written')
        resolve()
      }),
    )
    const started = await run({
      pgPool: pool(),
      taskList: tasks,
      parsedCronItems: parseCronItems(crons),
      logger,
      events,
      concurrency: AT_ONCE,
      pollInterval: POLL_MS,
      noHandleSignals: true,
      preset: REPORT_LOST_OUTCOMES,
    })
    return { started, lostOutcome }
  }

  const runUntilItEnds = async (work: Work): Promise<void> => {
    const { started, lostOutcome } = await startRunner(work)
    runner = started
    const ownPoolId = poolId ?? ''
    const ended = new AbortController()
    const seen = registerNode({ ...options, pool: pool(), poolId: ownPoolId, signal: ended.signal })
    try {
      if (signal.aborted) await started.stop()
      await Promise.race([started.promise, lostOutcome])
      // graphile-worker then stops by itself, but after several lost outcomes its promise never settles.
      started.stop().catch(() => undefined)
      await finishes(started.promise, stopPatienceMs)
    } finally {
      ended.abort()
      await seen
      if (!signal.aborted) await withClient(client => freeJobs(client, [ownPoolId]))
    }
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
    const ending = Promise.all([runner?.stop().catch(() => undefined), life])
    const isDone = await finishes(ending, stopPatienceMs)
    const lockedBy = poolId
    if (!isDone && lockedBy)
      await withClient(client => handBackJobs(client, lockedBy)).catch(error =>
        log.warn({ err: error }, 'jobs that were not finished stay locked for a while'),
      )
    if (opened) await finishes(opened.end(), ANEW_AFTER_MS)
  }

  return {
    start: (work: Work): void => {
      life ??= live(work)
    },
    /** Runs all due jobs within this call. */
    drain: ({ tasks }: Work): Promise<void> =>
      runOnce({
        pgPool: pool(),
        taskList: tasks,
        logger,
        noHandleSignals: true,
        preset: REPORT_LOST_OUTCOMES,
      }),
    /** Lets running jobs finish for a while and leaves the rest to other nodes. */
    stop: (): Promise<void> => (stopped ??= stop()),
  }
}
