import { rateOf, runAtConstantRate } from './constant-rate.ts'

const turn = (endedAt: number, isDone = true) => ({ milliseconds: 5, endedAt, isDone })

it('starts the requested number of turns with their numbers, and reports each result', async () => {
  const begun: number[] = []
  const turns = await runAtConstantRate({ perSecond: 1000, seconds: 0.01 }, async number => {
    begun.push(number)
    return number % 2 === 0
  })
  expect(begun.toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(turns.map(({ isDone }) => isDone)).toEqual(begun.map((_none, at) => at % 2 === 0))
})

it('divides by the given time if the last turn ended within it', () => {
  expect(rateOf([turn(500), turn(900), turn(1000)], 2)).toBe(1.5)
})

it('divides by the actual time if the last turn ended later', () => {
  expect(rateOf([turn(500), turn(4000)], 1)).toBe(0.5)
})

it('does not count failures, but their time', () => {
  expect(rateOf([turn(1000), turn(2000, false)], 1)).toBe(0.5)
})
