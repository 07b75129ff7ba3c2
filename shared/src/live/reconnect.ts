import { longestPause } from '#src/api/pauses.ts'

const GROWTH = { first: 150, longest: 15_000 }
/** What cut one stream has mostly cut all of them, and the server needs about this long to take a thousand back. */
const SPREAD = 1000
const LONGEST_ORDER = 60_000

interface Failure {
  /** how many in a row, this one included */
  failures: number
  /** the seconds that the server told to wait (429, 503) */
  retryAfter?: number | null
}

/**
 * How long to wait (ms) before the next try: at random below a ceiling of one second, which from the fourth failure on doubles
 * up to a quarter of a minute, so that a thousand shops do not return at once. After what the server told to wait, if it did.
 */
export const backoff = ({ failures, retryAfter }: Failure, random: () => number = Math.random): number => {
  const ceiling = Math.max(SPREAD, longestPause(GROWTH, failures))
  const told = Math.min(LONGEST_ORDER, (retryAfter ?? 0) * 1000)
  return told + ceiling / 10 + (random() * ceiling * 9) / 10
}
