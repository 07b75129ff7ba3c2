import { endOfBusinessDay, nextDayOpening } from './business-day.ts'

const riyadh = (clock: string) => new Date(`${clock}:00+03:00`)
const everyDay = (...periods: [string, string][]) => ({
  timeZone: 'Asia/Riyadh',
  hours: [0, 1, 2, 3, 4, 5, 6].flatMap(dayOfWeek => periods.map(([from, to]) => ({ dayOfWeek, from, to }))),
})
const split = everyDay(['12:00', '16:00'], ['18:00', '23:00'])
const overnight = everyDay(['18:00', '02:00'])

it('ends the day with the last period, also between two periods', () => {
  expect(endOfBusinessDay([split], riyadh('2026-08-15T13:00'))).toEqual(riyadh('2026-08-15T23:00'))
  expect(endOfBusinessDay([split], riyadh('2026-08-15T17:00'))).toEqual(riyadh('2026-08-15T23:00'))
})

it('ends the day of overnight hours after midnight', () => {
  expect(endOfBusinessDay([overnight], riyadh('2026-08-15T19:00'))).toEqual(riyadh('2026-08-16T02:00'))
  expect(endOfBusinessDay([overnight], riyadh('2026-08-16T01:00'))).toEqual(riyadh('2026-08-16T02:00'))
})

it('uses the last closing and the first opening of several branches', () => {
  expect(endOfBusinessDay([split, overnight], riyadh('2026-08-15T19:00'))).toEqual(riyadh('2026-08-16T02:00'))
  expect(nextDayOpening([split, overnight], riyadh('2026-08-15T19:00'))).toEqual(riyadh('2026-08-16T12:00'))
})

it('ends the day at midnight after closing and without hours', () => {
  expect(endOfBusinessDay([split], riyadh('2026-08-15T23:30'))).toEqual(riyadh('2026-08-16T00:00'))
  expect(endOfBusinessDay([], riyadh('2026-08-15T12:00'))).toEqual(riyadh('2026-08-16T00:00'))
  expect(nextDayOpening([], riyadh('2026-08-15T12:00'))).toEqual(riyadh('2026-08-16T00:00'))
})

it('begins tomorrow with the coming evening, seen at one in the morning', () => {
  expect(nextDayOpening([overnight], riyadh('2026-08-16T01:00'))).toEqual(riyadh('2026-08-16T18:00'))
})
