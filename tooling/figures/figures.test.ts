import { median, percentile } from './figures.ts'

describe('a percentile', () => {
  it('is one of the numbers: the first one with at least that share at or below it', () => {
    const hundred = Array.from({ length: 100 }, (_none, at) => 100 - at)
    expect([0.5, 0.95, 0.99, 1].map(share => percentile(hundred, share))).toEqual([50, 95, 99, 100])
  })

  it('of few numbers is the largest', () => {
    expect(percentile([3, 1, 2], 0.95)).toBe(3)
    expect(percentile([7], 0)).toBe(7)
  })

  it('sorts numerically, and keeps the order of its input', () => {
    const given = [100, 9, 20]
    expect(percentile(given, 1)).toBe(100)
    expect(given).toEqual([100, 9, 20])
  })
})

describe('a median', () => {
  it.each([
    { numbers: [3, 1, 2], middle: 2 },
    { numbers: [4, 1, 3, 2], middle: 2.5 },
    { numbers: [5], middle: 5 },
  ])('of $numbers is $middle', ({ numbers, middle }) => {
    expect(median(numbers)).toBe(middle)
  })
})

it('of no numbers is NaN', () => {
  expect([percentile([], 0.5), median([])]).toEqual([NaN, NaN])
})
