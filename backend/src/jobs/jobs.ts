import { setMaxListeners } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import type { JobHelpers } from 'graphile-worker'
import type { z } from 'zod'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Database } from '#src/database/database.ts'
import { runAs } from '#src/database/work-kind.ts'
import { enqueue } from './job-kind.ts'
import type { JobKind, JobSchedule } from './job-kind.ts'
import { createJobLane } from './job-lane.ts'
import type { JobProgress } from './job-watchdog.ts'

const LONGEST_REASON = 300

// The database layer's message contains the statement and its values, which may be anybody's data. Its cause has only
// the reason.
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message || error.name
}

// Returns the failure that is stored with a job for the operator: one bounded line without a stack.
const failureOf = (error: unknown): Error =>
  new Error(reasonOf(error).replace(/\s+/g, ' ').slice(0, LONGEST_REASON) || 'It failed without a word')

/** Jobs that a node runs at a time: calls about orders, which no other job may hold up, and all others. */
const ORDERS_AT_ONCE = 8
const OTHERS_AT_ONCE = 6
const CRON_ATTEMPTS = 5
const DAY_MS = 86_400_000

type Handler<Payload> = (payload: Payload, about: { signal: AbortSignal }) => Promise<void>

/**
 * Background work that survives the process: rows of the database, each run by one node. For repeated work of one
 * process see `Timers`.
 */
export interface Jobs {
  /** Registers the handler of a kind. Handled kinds run after `start`, on any node. */
  handle<Payload extends z.ZodType>(kind: JobKind<Payload>, handler: Handler<z.output<Payload>>): void
  /**
   * Registers hourly or daily work: `match` is minute, hour, day, month, weekday in UTC. Runs once for all nodes, and
   * once at the start if runs of the last 24 h were missed.
   */
  cron(name: string, match: string, work: () => Promise<void>): void
  /** Enqueues in a transaction of its own. Inside one, call `enqueue`. */
  add<Payload extends z.ZodType>(
    kind: JobKind<Payload>,
    job: { payload: z.output<Payload> } & JobSchedule,
  ): Promise<void>
  /** Runs the work of a cron entry now; for tests. Failures are thrown. */
  run(name: string): Promise<void>
  /** Runs all due jobs now; for tests. */
  drain(): Promise<void>
  start(): void
  /** Lets running jobs finish; jobs that take too long are left to another node. */
  stop(): Promise<void>
  /** Reads the progress of this node's jobs. */
  progress(): Promise<JobProgress>
}

interface Options {
  /** of the database owner: jobs have separate connections */
  connectionString: string
  database: Database
  log: FastifyBaseLogger
  /** time after which a killed node counts as gone */
  goneAfterSeconds?: number
  /** time for running jobs to finish after a stop */
  stopPatienceMs?: number
  /** time without a finished job after which a node with due jobs is stuck */
  stuckAfterSeconds?: number
}

export const createJobs = (options: Options): Jobs => {
  const { database, log } = options
  const ofOrders = createJobLane({ ...options, concurrency: ORDERS_AT_ONCE, workKind: 'intake' })
  const ofOthers = createJobLane({ ...options, concurrency: OTHERS_AT_ONCE, workKind: 'background' })
  const lanes = [ofOrders, ofOthers]
  const cronWork = new Map<string, () => Promise<void>>()

  const register = (
    { tasks, workKind }: typeof ofOrders,
    name: string,
    work: (payload: unknown, helpers: JobHelpers) => Promise<void>,
  ): void => {
    if (lanes.some(lane => Object.hasOwn(lane.tasks, name)))
      throw new Error(`Two kinds of jobs are named ${name}`)
    tasks[name] = async (payload: unknown, helpers: JobHelpers) => {
      try {
        await runAs(workKind, () => work(payload, helpers))
      } catch (error) {
        const { attempts, max_attempts: most } = helpers.job
        const isDead = attempts >= most
        log[isDead ? 'error' : attempts === 1 ? 'warn' : 'debug'](
          { err: error, job: name, attempts },
          isDead ? 'job dead' : 'job failed',
        )
        throw failureOf(error)
      }
    }
  }

  return {
    handle: (kind, handler) =>
      register(
        kind.priority === 'order' ? ofOrders : ofOthers,
        kind.name,
        async (payload, { abortSignal: signal }) => {
          // One signal for all jobs of a lane, with a listener for each running job.
          if (signal) setMaxListeners(0, signal)
          await handler(kind.payload.parse(payload), { signal })
        },
      ),
    cron: (name, match, work) => {
      register(ofOthers, name, work)
      cronWork.set(name, work)
      const options = { jobKey: name, queueName: name, maxAttempts: CRON_ATTEMPTS, backfillPeriod: DAY_MS }
      ofOthers.crons.push({ task: name, identifier: name, match, options })
    },
    add: (kind, job) => database.run(ALL_MERCHANTS, db => enqueue(db, kind, job)),
    run: async name => {
      const work = cronWork.get(name)
      if (!work) throw new Error(`No cron entry is named ${name}`)
      await runAs('background', work)
    },
    drain: () => ofOthers.drain({ ...ofOrders.tasks, ...ofOthers.tasks }),
    start: () => {
      for (const lane of lanes) lane.start()
    },
    stop: async () => {
      await Promise.all(lanes.map(lane => lane.stop()))
    },
    progress: async () => {
      const all = await Promise.all(lanes.map(lane => lane.progress()))
      return {
        oldestDueSeconds: Math.max(...all.map(each => each.oldestDueSeconds)),
        secondsSinceFinished: Math.min(...all.map(each => each.secondsSinceFinished)),
        restarts: all.reduce((sum, each) => sum + each.restarts, 0),
        isStuck: all.some(each => each.isStuck),
      }
    },
  }
}
