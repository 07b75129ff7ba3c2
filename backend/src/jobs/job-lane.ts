import type { CronItem, TaskList } from 'graphile-worker'
import type { Database } from '#src/database/database.ts'
import type { WorkKind } from '#src/database/work-kind.ts'
import { createJobWatchdog } from './job-watchdog.ts'
import { createJobWorker } from './job-worker.ts'
import type { JobWorkerOptions } from './job-worker.ts'

type Options = JobWorkerOptions & {
  database: Database
  stuckAfterSeconds?: number
  /** connections that the jobs use */
  workKind: WorkKind
}

/**
 * Runs some kinds of jobs in places of their own, so that no job of another lane takes them. Register `tasks` and
 * `crons` before the start; a lane without tasks does not start.
 */
export const createJobLane = ({ database, stuckAfterSeconds, workKind, ...options }: Options) => {
  const tasks: TaskList = {}
  const crons: CronItem[] = []
  const worker = createJobWorker(options)
  const { log } = options
  const kinds = () => Object.keys(tasks)
  const watchdog = createJobWatchdog({ database, log, worker, kinds, stuckAfterSeconds })
  return {
    workKind,
    tasks,
    crons,
    /** Runs all due jobs of these tasks within this call. */
    drain: (all: TaskList) => worker.drain({ tasks: all, crons }),
    start: (): void => {
      if (kinds().length === 0) return
      worker.start({ tasks, crons })
      watchdog.start()
    },
    stop: async (): Promise<void> => {
      await Promise.all([watchdog.stop(), worker.stop()])
    },
    progress: watchdog.progress,
  }
}
