import { lastDayOf, lastWeekOf, periodOfWeek } from './last-week.ts'

it.each([
  ['the morning of the mail', '2026-11-22T05:00:00Z', '2026-11-15'],
  ['the last moment of a Saturday in Riyadh', '2026-11-21T20:59:59Z', '2026-11-08'],
  ['the first moment of its Sunday', '2026-11-21T21:00:00Z', '2026-11-15'],
  ['a Wednesday, over the turn of a year', '2027-01-06T09:00:00Z', '2026-12-27'],
])('returns the last full week for %s', (_, now, week) => {
  expect(lastWeekOf(new Date(now))).toBe(week)
})

it('counts a week from Sunday to Saturday in Riyadh', () => {
  expect(periodOfWeek('2026-11-15')).toEqual({
    from: new Date('2026-11-14T21:00:00Z'),
    to: new Date('2026-11-21T21:00:00Z'),
  })
  expect(lastDayOf('2026-11-15')).toBe('2026-11-21')
})
