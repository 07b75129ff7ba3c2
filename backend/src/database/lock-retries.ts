import { setTimeout as wait } from 'node:timers/promises'
import { sqlStateOf } from '#src/errors/sql-state.ts'

/**
 * Longest wait of a start for a lock on a table. Requests that arrive meanwhile queue behind the start, so it gives up
 * soon and tries again.
 */
export const SHORT_LOCK_TIMEOUT = `set lock_timeout = '500ms'`
// A lock that was not available in time, and a deadlock.
const RETRIED_STATES = new Set(['55P03', '40P01'])
const RETRIES = 100
const SHORTEST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 5_000

const pauseBefore = (retry: number): number =>
  Math.min(LONGEST_PAUSE_MS, SHORTEST_PAUSE_MS * 2 ** retry) * (0.5 + Math.random() / 2)

/**
 * Runs a step of the start whose connection uses `SHORT_LOCK_TIMEOUT`, and repeats it while other transactions hold
 * its locks, for about six minutes. `step` must leave nothing behind when it fails.
 */
export const retryLocks = async <Result>(step: () => Promise<Result>): Promise<Result> => {
  for (let retry = 0; ; retry += 1) {
    try {
      return await step()
    } catch (error) {
      if (retry >= RETRIES || !RETRIED_STATES.has(sqlStateOf(error) ?? '')) throw error
      await wait(pauseBefore(retry))
    }
  }
}
