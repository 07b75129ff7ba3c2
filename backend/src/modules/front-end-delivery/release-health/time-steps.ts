const FIRST_MS = 8
const STEPS_PER_DOUBLING = 4
const LONGEST_MS = 600_000

const logOf = (milliseconds: number): number =>
  Math.max(0, Math.ceil(STEPS_PER_DOUBLING * Math.log2(milliseconds / FIRST_MS)))
const endOf = (step: number): number => FIRST_MS * 2 ** (step / STEPS_PER_DOUBLING)

/**
 * Durations are a histogram on a logarithmic scale. Each step is a fifth longer, so a quantile is off by a
 * tenth at most.
 */
export const STEP_COUNT = logOf(LONGEST_MS) + 1

export const stepOf = (milliseconds: number): number => Math.min(STEP_COUNT - 1, logOf(milliseconds))

export const countsOf = (times: readonly number[]): number[] => {
  const counts = Array.from({ length: STEP_COUNT }, () => 0)
  for (const time of times) counts[stepOf(time)] = (counts[stepOf(time)] ?? 0) + 1
  return counts
}

/** Returns the quantile `part` of the durations, in whole ms; null without any. */
export const quantileOf = (counts: readonly number[], part: number): number | null => {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  let before = 0
  for (const [step, count] of counts.entries()) {
    if (count > 0 && before + count >= total * part) {
      const start = step === 0 ? 0 : endOf(step - 1)
      return Math.round(start + ((total * part - before) / count) * (endOf(step) - start))
    }
    before += count
  }
  return Math.round(endOf(STEP_COUNT - 1))
}
