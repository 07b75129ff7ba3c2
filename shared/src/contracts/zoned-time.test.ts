import fc from 'fast-check'
import { localDate, nextMidnight, weekdayOf, zonedInstant } from './zoned-time.ts'

const RIYADH = 'Asia/Riyadh'
const HOUR = 3_600_000
const DAY = 24 * HOUR
const instants = fc.date({
  min: new Date('1990-01-01T00:00:00Z'),
  max: new Date('2060-12-31T23:59:59.999Z'),
  noInvalidDate: true,
})

it('gives the day of a clock three hours ahead of UTC, on every day of the year', () => {
  fc.assert(
    fc.property(instants, instant => {
      const wall = new Date(instant.getTime() + 3 * HOUR)
      expect(localDate(instant, RIYADH)).toBe(wall.toISOString().slice(0, 10))
    }),
  )
})

it.each([
  ['2026-03-01T20:59:59.999Z', '2026-03-01'],
  ['2026-03-01T21:00:00Z', '2026-03-02'],
  ['2026-12-31T21:00:00Z', '2027-01-01'],
  ['2028-02-28T21:00:00Z', '2028-02-29'],
])('gives for %s the local time %s', (instant, day) => {
  expect(localDate(new Date(instant), RIYADH)).toBe(day)
})

it('finds minutes after midnight on the wall clock, also of the next day', () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: 0, max: 2 * 24 * 60 - 1 }), (instant, minutes) => {
      const date = localDate(instant, RIYADH)
      const found = zonedInstant(date, minutes, RIYADH)
      const midnight = Date.parse(`${date}T00:00:00+03:00`)
      expect(found.getTime() - midnight).toBe(minutes * 60_000)
      expect(localDate(found, RIYADH)).toBe(
        new Date(Date.parse(date) + (minutes >= 24 * 60 ? DAY : 0)).toISOString().slice(0, 10),
      )
    }),
  )
})

it('gives a next midnight at most a day later that begins another day', () => {
  fc.assert(
    fc.property(instants, instant => {
      const midnight = nextMidnight(instant, RIYADH)
      const away = midnight.getTime() - instant.getTime()
      expect(away > 0 && away <= DAY).toBe(true)
      expect(localDate(midnight, RIYADH)).not.toBe(localDate(instant, RIYADH))
      expect(localDate(new Date(midnight.getTime() - 1), RIYADH)).toBe(localDate(instant, RIYADH))
    }),
  )
})

it('gives at midnight the next one, a day later', () => {
  const midnight = new Date('2026-03-01T00:00:00+03:00')
  expect(nextMidnight(midnight, RIYADH)).toEqual(new Date('2026-03-02T00:00:00+03:00'))
})

it('gives another day in another zone at the same instant', () => {
  const moment = new Date('2026-06-15T21:30:00Z')
  expect(
    ['Asia/Riyadh', 'Asia/Dubai', 'UTC', 'America/New_York'].map(zone => localDate(moment, zone)),
  ).toEqual(['2026-06-16', '2026-06-16', '2026-06-15', '2026-06-15'])
})

it.each([
  ['2026-11-22', 0],
  ['2026-11-27', 5],
  ['2028-02-29', 2],
])('gives %s as day %i of its week, which begins on Sunday', (date, weekday) => {
  expect(weekdayOf(date)).toBe(weekday)
})
