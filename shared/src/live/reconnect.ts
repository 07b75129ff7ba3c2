import { longestPause } from '#src/api/pauses.ts'

const GROWTH = { first: 150, longest: 15_000 }
/** A break usually cuts all streams, and the server needs about this long (ms) to accept a thousand. */
const SPREAD = 1000
const LONGEST_ORDER = 60_000

interface Failure {
  /** Number of consecutive failures, this one included. */
  failures: number
  /** Seconds of the server's `Retry-After` (429, 503). */
  retryAfter?: number | null
}

/**
 * Returns the time to wait (ms) before the next attempt: random below a ceiling of one second, which doubles from the
 * fourth failure on up to a quarter of a minute, so that a thousand shops do not return at once. It is added to the
 * server's `Retry-After`, if given.
 */
export const backoff = ({ failures, retryAfter }: Failure, random: () => number = Math.random): number => {
  const ceiling = Math.max(SPREAD, longestPause(GROWTH, failures))
  const told = Math.min(LONGEST_ORDER, (retryAfter ?? 0) * 1000)
  return told + ceiling / 10 + (random() * ceiling * 9) / 10
}
