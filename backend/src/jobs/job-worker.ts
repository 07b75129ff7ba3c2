import { setTimeout as wait } from 'node:timers/promises'
import { runOnce } from 'graphile-worker'
import { endJobPool, endsWithin, openJobPool, startJobRunner } from './job-runner.ts'
import type { JobRunner, RunnerOptions, Work } from './job-runner.ts'
import { createWorkerLogger } from '#src/logging/graphile-logger.ts'

/** Jobs that still run so long after the stop are left to another node. The process itself has 15 s. */
const STOP_PATIENCE_MS = 8_000
/** Time to hand jobs back and to close connections after the stop. */
const LEAVING_PATIENCE_MS = 3_000
const RESTART_DELAY_MS = 1_000

/** Options of a worker. */
export interface JobWorkerOptions extends Omit<RunnerOptions, 'onFinished'> {
  /** time for running jobs to finish after a stop */
  stopPatienceMs?: number
}

/**
 * Runs the jobs of the database from `start` to `stop`, on separate connections. A runner that ends by itself, or
 * cannot write an outcome, is replaced.
 */
export const createJobWorker = (options: JobWorkerOptions) => {
  const { log, stopPatienceMs = STOP_PATIENCE_MS } = options
  const stopping = new AbortController()
  const { signal } = stopping
  let runner: JobRunner | undefined
  let life: Promise<void> | undefined
  let stopped: Promise<void> | undefined
  let restarts = 0
  let finishedAt = performance.now()
  let hasRestartedSince = false
  const onFinished = () => {
    finishedAt = performance.now()
    hasRestartedSince = false
  }

  const runUntilItEnds = async (work: Work): Promise<void> => {
    const current = await startJobRunner(work, { ...options, onFinished })
    runner = current
    if (signal.aborted) current.stop()
    const reason = await current.ended
    if (!signal.aborted) {
      restarts += 1
      hasRestartedSince = true
      log.error({ reason, restarts }, 'the jobs of this node stopped, and start again')
    }
    await current.close({ patienceMs: stopPatienceMs, isLeaving: signal.aborted })
  }

  const live = async (work: Work): Promise<void> => {
    while (!signal.aborted) {
      await runUntilItEnds(work).catch(error =>
        log.warn({ err: error }, 'the jobs of this node could not start'),
      )
      await wait(RESTART_DELAY_MS, undefined, { signal }).catch(() => undefined)
    }
  }

  const stop = async (): Promise<void> => {
    stopping.abort()
    runner?.stop()
    if (life) await endsWithin(life, stopPatienceMs + LEAVING_PATIENCE_MS)
  }

  const drain = async ({ tasks }: Work): Promise<void> => {
    const pool = openJobPool(options)
    try {
      await runOnce({
        pgPool: pool,
        taskList: tasks,
        logger: createWorkerLogger(log),
        noHandleSignals: true,
      })
    } finally {
      await endJobPool(pool)
    }
  }

  return {
    start: (work: Work): void => {
      finishedAt = performance.now()
      life ??= live(work)
    },
    /** Runs all due jobs within this call. */
    drain,
    /** Lets running jobs finish for a while and leaves the rest to other nodes. */
    stop: (): Promise<void> => (stopped ??= stop()),
    progress: () => ({
      isStarted: life !== undefined && !signal.aborted,
      isIdle: runner?.isIdle() ?? true,
      isFull: runner?.isFull() ?? false,
      /** since the last written outcome, or the start */
      secondsSinceFinished: (performance.now() - finishedAt) / 1_000,
      hasRestartedSince,
      restarts,
    }),
    /** Replaces the runner. */
    restart: (reason: string): void => runner?.abandon(reason),
  }
}
