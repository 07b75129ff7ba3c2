import { loadavg } from 'node:os'

const sortedOf = (numbers: readonly number[]): number[] => numbers.toSorted((left, right) => left - right)

/** The value below which `share` of the numbers lie, e.g. 0.95: one of them. NaN of none. */
export const percentile = (numbers: readonly number[], share: number): number => {
  const sorted = sortedOf(numbers)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

/** The value at a share of the way through the numbers, between two of them where none stands there. NaN of none. */
const between = (sorted: readonly number[], share: number): number => {
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)] ?? Number.NaN
  return below + ((sorted[Math.ceil(place)] ?? Number.NaN) - below) * (place % 1)
}

/** The one in the middle, or what lies between the two. */
export const median = (numbers: readonly number[]): number => between(sortedOf(numbers), 0.5)

/** Median and quartiles. */
export const spreadOf = (numbers: readonly number[]) => {
  const sorted = sortedOf(numbers)
  return { median: between(sorted, 0.5), low: between(sorted, 0.25), high: between(sorted, 0.75) }
}

/** How busy the machine was, for the reader of a figure. */
export const loadNow = (): string => (loadavg()[0] ?? Number.NaN).toFixed(2)
