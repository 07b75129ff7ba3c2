import { loadavg } from 'node:os'

const sortedOf = (numbers: readonly number[]): number[] => numbers.toSorted((left, right) => left - right)

/** The value below which `share` of the numbers lie, e.g. 0.95: one of them. NaN of none. */
export const percentile = (numbers: readonly number[], share: number): number => {
  const sorted = sortedOf(numbers)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

/** The middle number, or the mean of the two middle ones. NaN for an empty list. */
export const median = (numbers: readonly number[]): number => {
  const sorted = sortedOf(numbers)
  const middle = (sorted.length - 1) / 2
  const below = sorted[Math.floor(middle)] ?? Number.NaN
  const above = sorted[Math.ceil(middle)] ?? Number.NaN
  return (below + above) / 2
}

/** How busy the machine was, for the reader of a figure. */
export const loadNow = (): string => (loadavg()[0] ?? Number.NaN).toFixed(2)
