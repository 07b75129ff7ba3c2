import { closesAt, isOpenAt, nextOpening, periodsAround } from './branch-hours.ts'
import type { WeeklyHours } from './branch-hours.ts'
import { stateEndOf } from './state-end.ts'

const riyadh = (clock: string) => new Date(`${clock}:00+03:00`)
const everyDay = (from: string, to: string) =>
  [0, 1, 2, 3, 4, 5, 6].map(dayOfWeek => ({ dayOfWeek, from, to }))
// 2027-03-08 is a Monday, in Ramadan, which ends the day after.
const week: WeeklyHours = {
  timeZone: 'Asia/Riyadh',
  hours: everyDay('10:00', '23:00'),
  ramadanHours: { startsOn: '2027-02-08', endsOn: '2027-03-09', hours: everyDay('17:30', '03:00') },
  specialHours: [
    { date: '2027-03-08', closed: false, from: '20:00', to: '01:00', label: 'Visit' },
    { date: '2027-03-10', closed: true, from: '00:00', to: '00:00', label: 'Eid' },
  ],
}
const isOpen = (clock: string) => isOpenAt(periodsAround(week, riyadh(clock)), riyadh(clock))

it('prefers Ramadan to the usual week from its first day to the night after its last', () => {
  expect(isOpen('2027-02-07T12:00')).toBe(true)
  expect(isOpen('2027-02-08T12:00')).toBe(false)
  expect(isOpen('2027-02-08T18:00')).toBe(true)
  expect(isOpen('2027-03-10T02:30')).toBe(true)
  expect(isOpen('2027-03-11T12:00')).toBe(true)
})

it('prefers a special day to Ramadan and to the week', () => {
  expect(isOpen('2027-03-08T18:00')).toBe(false)
  expect(isOpen('2027-03-08T20:00')).toBe(true)
  expect(isOpen('2027-03-09T01:30')).toBe(false)
  expect(isOpen('2027-03-10T12:00')).toBe(false)
})

it('skips a closed day, and continues the period of the evening before into it', () => {
  const night = riyadh('2027-03-10T01:00')
  expect(closesAt(periodsAround(week, night), night)).toEqual(riyadh('2027-03-10T03:00'))
  const noon = riyadh('2027-03-10T12:00')
  expect(nextOpening(periodsAround(week, noon), noon)).toEqual(riyadh('2027-03-11T10:00'))
})

it('returns the end of overnight hours from before and after midnight', () => {
  for (const clock of ['2027-02-10T22:00', '2027-02-11T01:00'])
    expect(stateEndOf(week, { preset: 'endOfHours' }, riyadh(clock))).toEqual(riyadh('2027-02-11T03:00'))
  expect(stateEndOf(week, { preset: 'nextOpening' }, riyadh('2027-02-11T01:00'))).toEqual(
    riyadh('2027-02-11T17:30'),
  )
})
