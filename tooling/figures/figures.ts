import { loadavg } from 'node:os'

const sortedOf = (numbers: readonly number[]): number[] => numbers.toSorted((left, right) => left - right)

/**
 * Returns the smallest number with at least `share` of the numbers at or below it, e.g. 0.95; NaN for an empty list.
 */
export const percentile = (numbers: readonly number[], share: number): number => {
  const sorted = sortedOf(numbers)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

/** Returns the middle number, or the mean of the two middle ones; NaN for an empty list. */
export const median = (numbers: readonly number[]): number => {
  const sorted = sortedOf(numbers)
  const middle = (sorted.length - 1) / 2
  const below = sorted[Math.floor(middle)] ?? Number.NaN
  const above = sorted[Math.ceil(middle)] ?? Number.NaN
  return (below + above) / 2
}

/** Returns the load average of the machine, to judge a figure. */
export const loadNow = (): string => (loadavg()[0] ?? Number.NaN).toFixed(2)
