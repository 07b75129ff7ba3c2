import { findHoursProblem } from '#src/contracts/hours.ts'
import {
  canAddPeriod,
  copiedTo,
  endsNextDay,
  modeOf,
  periodsOn,
  defaultWeek,
  withMode,
  withPeriodAdded,
  withPeriodChanged,
  withoutPeriod,
} from './week.ts'

const period = (dayOfWeek: number, from: string, to: string) => ({ dayOfWeek, from, to })

it('gives a new branch a valid week', () => {
  expect(defaultWeek()).toHaveLength(7)
  expect(findHoursProblem(defaultWeek())).toBeNull()
})

it.each([
  ['18:00', '02:00', true],
  ['18:00', '23:00', false],
  ['12:00', '00:00', false],
  ['18:00', '', false],
  ['', '02:00', false],
])('says that %s to %s ends on the next day: %s', (from, to, expected) => {
  expect(endsNextDay(period(0, from, to))).toBe(expected)
})

it('sets a day closed, open all day, or open in periods', () => {
  const week = defaultWeek()
  expect(modeOf(periodsOn(withMode(week, 5, 'closed'), 5))).toBe('closed')
  expect(periodsOn(withMode(week, 5, 'allDay'), 5)).toEqual([period(5, '00:00', '00:00')])
  expect(modeOf(periodsOn(week, 5))).toBe('periods')
})

it('copies the hours of the nearest earlier day to a day that opens', () => {
  const week = [period(3, '09:00', '12:00'), period(3, '16:00', '01:00'), period(4, '00:00', '00:00')]
  expect(periodsOn(withMode(week, 5, 'periods'), 5)).toEqual([
    period(5, '09:00', '12:00'),
    period(5, '16:00', '01:00'),
  ])
  expect(periodsOn(withMode(week, 0, 'periods'), 0)).toHaveLength(2)
})

it('opens a day of an empty week with the usual hours', () => {
  expect(withMode([], 2, 'periods')).toEqual([period(2, '10:00', '23:00')])
})

it('adds, changes and removes periods in their day only and keeps the order', () => {
  const added = withPeriodAdded(defaultWeek(), 1)
  expect(periodsOn(added, 1)).toEqual([period(1, '10:00', '23:00'), period(1, '', '')])
  const changed = withPeriodChanged(added, { day: 1, place: 0 }, { to: '14:00' })
  expect(periodsOn(changed, 1)[0]).toEqual(period(1, '10:00', '14:00'))
  expect(changed.map(({ dayOfWeek }) => dayOfWeek)).toEqual([0, 1, 1, 2, 3, 4, 5, 6])
  expect(withoutPeriod(changed, { day: 1, place: 1 })).toHaveLength(7)
})

it('copies a day over all others, with or without hours', () => {
  const week = [period(0, '18:00', '02:00'), period(3, '00:00', '00:00')]
  const copied = copiedTo(week, 0, [1, 2, 3, 4, 5, 6])
  expect(copied).toHaveLength(7)
  expect(copied.every(({ from, to }) => from === '18:00' && to === '02:00')).toBe(true)
  expect(findHoursProblem(copied)).toBeNull()
})

it('limits a day to six periods', () => {
  const six = Array.from({ length: 6 }, () => period(0, '', ''))
  expect(canAddPeriod(six.slice(1))).toBe(true)
  expect(canAddPeriod(six)).toBe(false)
})
