import { STEP_COUNT, countsOf, quantileOf, stepOf } from './time-steps.ts'

const range = (length: number) => Array.from({ length }, (_none, at) => at + 1)

it('has a step for every duration that a page may report', () => {
  expect([stepOf(0), stepOf(8), stepOf(600_000)]).toEqual([0, 0, STEP_COUNT - 1])
  const steps = range(600).map(times => stepOf(times * 1000))
  expect(steps).toEqual(steps.toSorted((one, other) => one - other))
})

it.each([0.5, 0.95])('returns the quantile %d within a tenth', part => {
  for (const scale of [1, 17, 300]) {
    const counts = countsOf(range(1000).map(time => time * scale))
    const exact = 1000 * part * scale
    expect(Math.abs((quantileOf(counts, part) ?? 0) - exact) / exact).toBeLessThan(0.1)
  }
})

it('returns null without durations', () => {
  expect(quantileOf(countsOf([]), 0.5)).toBeNull()
})

it('does not overstate one slow attempt', () => {
  expect(quantileOf(countsOf([...Array<number>(99).fill(200), 60_000]), 0.95)).toBeLessThan(220)
})
