import { rateOf, steadily } from './steadily.ts'

const turn = (endedAt: number, isDone = true) => ({ milliseconds: 5, endedAt, isDone })

it('begins as many turns as were asked for, each with its number, and tells what became of each', async () => {
  const begun: number[] = []
  const turns = await steadily({ perSecond: 1000, seconds: 0.01 }, async number => {
    begun.push(number)
    return number % 2 === 0
  })
  expect(begun.toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(turns.map(({ isDone }) => isDone)).toEqual(begun.map((_none, at) => at % 2 === 0))
})

it('a rate is of the time that was given, where the last was back within it', () => {
  expect(rateOf([turn(500), turn(900), turn(1000)], 2)).toBe(1.5)
})

it('a rate is of the time that it took, where the last came back later', () => {
  expect(rateOf([turn(500), turn(4000)], 1)).toBe(0.5)
})

it('what failed is not counted, and its time is', () => {
  expect(rateOf([turn(1000), turn(2000, false)], 1)).toBe(0.5)
})
