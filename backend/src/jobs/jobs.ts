import { setMaxListeners } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import type { CronItem, JobHelpers, TaskList } from 'graphile-worker'
import type { z } from 'zod'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Database } from '#src/database/database.ts'
import { runAs } from '#src/database/work-kind.ts'
import { failureOf } from './failure-of.ts'
import { enqueue } from './job-kind.ts'
import type { JobKind, When } from './job-kind.ts'
import { createJobWorker } from './job-worker.ts'

const CRON_ATTEMPTS = 5
const DAY_MS = 86_400_000

type Handler<Payload> = (payload: Payload, about: { signal: AbortSignal }) => Promise<void>

/** Work that outlives its process: rows of the database, each done by one node. For what a process remembers, see `Timers`. */
export interface Jobs {
  /** Says what a kind of job does. Everything that is handled runs after `start`, on any node. */
  handle<Payload extends z.ZodType>(kind: JobKind<Payload>, handler: Handler<z.output<Payload>>): void
  /**
   * Work for the hour or the day: `match` is minute, hour, day, month, weekday in UTC. Once for all nodes, and once more at
   * the start when the last day was slept through.
   */
  cron(name: string, match: string, work: () => Promise<void>): void
  /** Enqueues in a transaction of its own. Inside one, call `enqueue`. */
  add<Payload extends z.ZodType>(
    kind: JobKind<Payload>,
    job: { payload: z.output<Payload> } & When,
  ): Promise<void>
  /** Runs the work of a cron entry here and now; for tests. Failures are thrown. */
  run(name: string): Promise<void>
  /** Works on the jobs that are due until none is, here and now; for tests. */
  drain(): Promise<void>
  start(): void
  /** Lets what runs finish; what takes too long is left to another node. */
  stop(): Promise<void>
}

interface Options {
  /** of the owner of the database: the work has connections of its own */
  connectionString: string
  database: Database
  log: FastifyBaseLogger
  /** after which a node that was killed counts as gone */
  goneAfterSeconds?: number
  /** how long running jobs may go on after a stop */
  stopPatienceMs?: number
}

export const createJobs = ({ database, ...options }: Options): Jobs => {
  const { log } = options
  const worker = createJobWorker(options)
  const tasks: TaskList = {}
  const crons: CronItem[] = []
  const cronWork = new Map<string, () => Promise<void>>()

  const register = (name: string, work: (payload: unknown, helpers: JobHelpers) => Promise<void>): void => {
    if (Object.hasOwn(tasks, name)) throw new Error(`Two kinds of jobs are named ${name}`)
    tasks[name] = async (payload: unknown, helpers: JobHelpers) => {
      try {
        await runAs('background', () => work(payload, helpers))
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
      register(kind.name, async (payload, { abortSignal: signal }) => {
        // One for all jobs of this process: as many listen to it as there are at work.
        if (signal) setMaxListeners(0, signal)
        await handler(kind.payload.parse(payload), { signal })
      }),
    cron: (name, match, work) => {
      register(name, work)
      cronWork.set(name, work)
      const options = { jobKey: name, queueName: name, maxAttempts: CRON_ATTEMPTS, backfillPeriod: DAY_MS }
      crons.push({ task: name, identifier: name, match, options })
    },
    add: (kind, job) => database.run(ALL_MERCHANTS, db => enqueue(db, kind, job)),
    run: async name => {
      const work = cronWork.get(name)
      if (!work) throw new Error(`No cron entry is named ${name}`)
      await runAs('background', work)
    },
    drain: () => worker.drain({ tasks, crons }),
    start: () => worker.start({ tasks, crons }),
    stop: () => worker.stop(),
  }
}
