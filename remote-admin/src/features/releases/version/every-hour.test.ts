import { everyHour } from './every-hour.ts'

const hour = (at: string, ready = 1) => ({ at: `2026-11-${at}:00:00.000Z`, ready, failed: 0 })

it('hours without any try stand between the others, with none', () => {
  expect(everyHour([hour('22T22', 5), hour('23T01', 7)])).toEqual([
    ...[hour('22T22', 5), hour('22T23', 0), hour('23T00', 0), hour('23T01', 7)],
  ])
})

it('there is one hour of one, and none of none', () => {
  expect(everyHour([hour('22T22')])).toEqual([hour('22T22')])
  expect(everyHour([])).toEqual([])
})

it('the last two weeks are the most that is drawn', () => {
  const drawn = everyHour([hour('01T00', 3), hour('30T00', 4)])
  expect(drawn).toHaveLength(14 * 24)
  expect(drawn[0]).toEqual(hour('16T01', 0))
  expect(drawn.at(-1)).toEqual(hour('30T00', 4))
})
