import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { parseCronItems, run } from 'graphile-worker'
import type { CronItem, Runner, TaskList, WorkerEvents } from 'graphile-worker'
import pg from 'pg'
import { freeJobs, handBackJobs } from './job-locks.ts'
import { watchOutcomes } from './job-outcomes.ts'
import { registerNode } from './live-nodes.ts'
import { createWorkerLogger } from '#src/logging/graphile-logger.ts'

// A commit wakes a worker at once. Polling finds jobs that become due, the next job of a queue and jobs of a dead
// node.
const POLL_MS = 1_000
/** Time for the connections of an ended runner to close. */
const CLOSING_PATIENCE_MS = 1_000
const DEREGISTRATION_PATIENCE_MS = 5_000
// graphile-worker's stop does not wait for the outcomes of the last jobs to be written.
const OUTCOMES_PATIENCE_MS = 1_000
const LOCKED = 'select from graphile_worker.jobs where locked_by = $1 limit 1'

export interface Work {
  tasks: TaskList
  crons: CronItem[]
}

export interface RunnerOptions {
  /** jobs that run at a time */
  concurrency: number
  /** of the database owner: graphile-worker requires the role that ran its migrations */
  connectionString: string
  log: FastifyBaseLogger
  /** time after which a killed node counts as gone */
  goneAfterSeconds?: number
  /** called when outcomes of jobs were written */
  onFinished: () => void
}

/** Opens the pool of the owner's connections for jobs; they connect on demand. */
export const openJobPool = ({
  connectionString,
  concurrency,
  log,
}: Pick<RunnerOptions, 'connectionString' | 'concurrency' | 'log'>) => {
  const pool = new pg.Pool({
    connectionString,
    // Names these connections in pg_stat_activity: no other connection of the process may belong to the owner.
    application_name: 'sufra-jobs',
    // One listens, one holds the lock of the node, one schedules due jobs.
    max: concurrency + 3,
    connectionTimeoutMillis: 5_000,
  })
  pool.on('error', error => log.warn({ err: error }, 'idle connection of the jobs lost'))
  pool.on('connect', client =>
    client.on('error', error => log.warn({ err: error }, 'connection of the jobs lost')),
  )
  return pool
}

/**
 * Closes a pool once the last outcomes are written: graphile-worker does not wait for them, and a closing pool drops
 * calls that wait for a connection.
 */
export const endJobPool = async (pool: pg.Pool): Promise<void> => {
  while (pool.waitingCount > 0) await wait(10)
  await pool.end()
}

/** Returns whether `work` ends within the time. Its failure counts as an end. */
export const endsWithin = async (work: Promise<unknown>, milliseconds: number): Promise<boolean> => {
  const over = new AbortController()
  const ended = work.then(
    () => true,
    () => true,
  )
  const isEnded = await Promise.race([
    ended,
    wait(milliseconds, false, { signal: over.signal }).catch(() => false),
  ])
  over.abort()
  return isEnded
}

const startGraphile = async (
  { tasks, crons }: Work,
  { pool, log, concurrency }: { pool: pg.Pool } & Pick<RunnerOptions, 'log' | 'concurrency'>,
) => {
  const events: WorkerEvents = new EventEmitter()
  let poolId = ''
  events.on('pool:create', ({ workerPool }) => {
    poolId = workerPool.id
  })
  // Its promise may never settle after such a shutdown.
  const shutdown = new Promise<string>(resolve =>
    events.once('pool:gracefulShutdown', ({ message }) => resolve(message)),
  )
  const outcomes = watchOutcomes(events)
  const started = await run({
    pgPool: pool,
    taskList: tasks,
    parsedCronItems: parseCronItems(crons),
    logger: createWorkerLogger(log),
    events,
    concurrency,
    pollInterval: POLL_MS,
    noHandleSignals: true,
  })
  return { started, outcomes, poolId, shutdown }
}

const withClient = async (
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<unknown>,
): Promise<void> => {
  const client = await pool.connect()
  try {
    await work(client)
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}

// Jobs of a runner that did not stop in time still run, and need the pool to write their outcomes.
const closePool = async (pool: pg.Pool, started: Runner): Promise<void> => {
  const end = () => endJobPool(pool)
  await endsWithin(started.promise.then(end, end), CLOSING_PATIENCE_MS)
}

/**
 * Runs jobs on a pool of its own until `ended` resolves, with the reason. Then call `close`, which frees the jobs of
 * this runner even if graphile-worker does not stop.
 */
export const startJobRunner = async (work: Work, options: RunnerOptions) => {
  const { log, concurrency, onFinished } = options
  const pool = openJobPool(options)
  const { started, outcomes, poolId, shutdown } = await startGraphile(work, { pool, log, concurrency }).catch(
    async error => {
      await pool.end()
      throw error
    },
  )
  let abandon: (reason: string) => void = () => undefined
  const abandoned = new Promise<string>(resolve => {
    abandon = resolve
  })
  const leaving = new AbortController()
  const inspect = async (client: pg.ClientBase): Promise<void> => {
    const { hasFinished, lost } = await outcomes.check(client, poolId)
    if (hasFinished) onFinished()
    if (lost > 0) abandon(`${lost} outcomes of jobs could not be written`)
  }
  const registered = registerNode({ ...options, pool, poolId, inspect, signal: leaving.signal })
  const stop = () => started.stop().catch(() => undefined)

  const waitForOutcomes = async (): Promise<void> => {
    while (!leaving.signal.aborted) {
      const { rowCount } = await pool.query(LOCKED, [poolId])
      if (rowCount === 0) return
      await wait(50)
    }
  }

  const giveJobsUp = (isLeaving: boolean): Promise<void> =>
    withClient(pool, client => (isLeaving ? handBackJobs(client, poolId) : freeJobs(client, [poolId]))).catch(
      error => log.warn({ err: error }, 'jobs that were not finished stay locked for a while'),
    )

  return {
    isIdle: () => outcomes.runningCount() === 0,
    /** every place is taken by a running job */
    isFull: () => outcomes.runningCount() >= concurrency,
    ended: Promise.race([
      shutdown,
      abandoned,
      started.promise.then(
        () => 'it ended',
        error => String(error),
      ),
    ]),
    abandon: (reason: string) => abandon(reason),
    /** Lets running jobs finish; `ended` resolves at once. */
    stop: (): void => void stop(),
    /** Stops within the time. A leaving node hands its unfinished jobs to others with their attempt. */
    close: async ({ patienceMs, isLeaving }: { patienceMs: number; isLeaving: boolean }): Promise<void> => {
      void stop()
      const isStopped = await endsWithin(started.promise, patienceMs)
      if (isStopped) await endsWithin(waitForOutcomes(), OUTCOMES_PATIENCE_MS)
      await giveJobsUp(isLeaving)
      leaving.abort()
      await endsWithin(registered, DEREGISTRATION_PATIENCE_MS)
      await closePool(pool, started)
    },
  }
}

export type JobRunner = Awaited<ReturnType<typeof startJobRunner>>
