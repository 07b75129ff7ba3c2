import { findHoursProblem } from '#src/contracts/hours.ts'
import {
  canAddPeriod,
  copiedTo,
  endsNextDay,
  modeOf,
  periodsOn,
  usualWeek,
  withMode,
  withPeriodAdded,
  withPeriodChanged,
  withoutPeriod,
} from './week.ts'

const period = (dayOfWeek: number, from: string, to: string) => ({ dayOfWeek, from, to })

it('a new branch starts from a week that can stand', () => {
  expect(usualWeek()).toHaveLength(7)
  expect(findHoursProblem(usualWeek())).toBeNull()
})

it.each([
  ['18:00', '02:00', true],
  ['18:00', '23:00', false],
  ['12:00', '00:00', false],
  ['18:00', '', false],
  ['', '02:00', false],
])('%s to %s ends on the next day: %s', (from, to, expected) => {
  expect(endsNextDay(period(0, from, to))).toBe(expected)
})

it('a day is closed, open all day, or open in periods', () => {
  const week = usualWeek()
  expect(modeOf(periodsOn(withMode(week, 5, 'closed'), 5))).toBe('closed')
  expect(periodsOn(withMode(week, 5, 'allDay'), 5)).toEqual([period(5, '00:00', '00:00')])
  expect(modeOf(periodsOn(week, 5))).toBe('periods')
})

it('a day that opens takes the hours of the nearest day before it', () => {
  const week = [period(3, '09:00', '12:00'), period(3, '16:00', '01:00'), period(4, '00:00', '00:00')]
  expect(periodsOn(withMode(week, 5, 'periods'), 5)).toEqual([
    period(5, '09:00', '12:00'),
    period(5, '16:00', '01:00'),
  ])
  expect(periodsOn(withMode(week, 0, 'periods'), 0)).toHaveLength(2)
})

it('in an empty week a day opens with the usual hours', () => {
  expect(withMode([], 2, 'periods')).toEqual([period(2, '10:00', '23:00')])
})

it('periods are added, changed and removed in their day only, and the week stays in order', () => {
  const added = withPeriodAdded(usualWeek(), 1)
  expect(periodsOn(added, 1)).toEqual([period(1, '10:00', '23:00'), period(1, '', '')])
  const changed = withPeriodChanged(added, { day: 1, place: 0 }, { to: '14:00' })
  expect(periodsOn(changed, 1)[0]).toEqual(period(1, '10:00', '14:00'))
  expect(changed.map(({ dayOfWeek }) => dayOfWeek)).toEqual([0, 1, 1, 2, 3, 4, 5, 6])
  expect(withoutPeriod(changed, { day: 1, place: 1 })).toHaveLength(7)
})

it('a copied day stands on all days, also where there was another or none', () => {
  const week = [period(0, '18:00', '02:00'), period(3, '00:00', '00:00')]
  const copied = copiedTo(week, 0, [1, 2, 3, 4, 5, 6])
  expect(copied).toHaveLength(7)
  expect(copied.every(({ from, to }) => from === '18:00' && to === '02:00')).toBe(true)
  expect(findHoursProblem(copied)).toBeNull()
})

it('a day takes six periods at most', () => {
  const six = Array.from({ length: 6 }, () => period(0, '', ''))
  expect(canAddPeriod(six.slice(1))).toBe(true)
  expect(canAddPeriod(six)).toBe(false)
})
