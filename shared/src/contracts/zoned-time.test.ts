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

it('the day in Riyadh is that of a clock three hours ahead of UTC, on every day of the year', () => {
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
])('at %s it is %s there', (instant, day) => {
  expect(localDate(new Date(instant), RIYADH)).toBe(day)
})

it('minutes after midnight are found again on the wall, those of the next day too', () => {
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

it('the next midnight is later, at most a day away, and begins another day', () => {
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

it('at midnight itself the next one is a day later', () => {
  const midnight = new Date('2026-03-01T00:00:00+03:00')
  expect(nextMidnight(midnight, RIYADH)).toEqual(new Date('2026-03-02T00:00:00+03:00'))
})

it('another zone has another day at the same moment', () => {
  const moment = new Date('2026-06-15T21:30:00Z')
  expect(
    ['Asia/Riyadh', 'Asia/Dubai', 'UTC', 'America/New_York'].map(zone => localDate(moment, zone)),
  ).toEqual(['2026-06-16', '2026-06-16', '2026-06-15', '2026-06-15'])
})

it.each([
  ['2026-11-22', 0],
  ['2026-11-27', 5],
  ['2028-02-29', 2],
])('%s is the day %i of its week, which begins on Sunday', (date, weekday) => {
  expect(weekdayOf(date)).toBe(weekday)
})
