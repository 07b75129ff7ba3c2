import { everyHour } from './every-hour.ts'

const hour = (at: string, ready = 1) => ({ at: `2026-11-${at}:00:00.000Z`, ready, failed: 0 })

it('includes hours without loads', () => {
  expect(everyHour([hour('22T22', 5), hour('23T01', 7)])).toEqual([
    ...[hour('22T22', 5), hour('22T23', 0), hour('23T00', 0), hour('23T01', 7)],
  ])
})

it('returns one hour for one report and none for none', () => {
  expect(everyHour([hour('22T22')])).toEqual([hour('22T22')])
  expect(everyHour([])).toEqual([])
})

it('returns at most the last two weeks', () => {
  const drawn = everyHour([hour('01T00', 3), hour('30T00', 4)])
  expect(drawn).toHaveLength(14 * 24)
  expect(drawn[0]).toEqual(hour('16T01', 0))
  expect(drawn.at(-1)).toEqual(hour('30T00', 4))
})
