import fc from 'fast-check'
import { findHoursProblem } from '#src/contracts/hours.ts'
import { shownProblem } from './hours-problem.ts'
import {
  WEEK_DAYS,
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

it('reports missing times only after the form was sent', () => {
  const week = [period(0, '09:00', '12:00'), period(0, '16:00', '')]
  expect(shownProblem({ week, isSent: false })).toBeNull()
  expect(shownProblem({ week, isSent: true })).toEqual({ period: week[1], problem: 'invalid_time' })
})

it('checks complete periods beside incomplete ones at once', () => {
  const week = [period(0, '', ''), period(0, '09:00', '17:00'), period(0, '16:00', '20:00')]
  expect(shownProblem({ week, isSent: false })).toEqual({ period: week[2], problem: 'overlapping_hours' })
})

it('reports the very period, not an equal one on another day', () => {
  const week = [period(1, '10:00', '10:10'), period(2, '10:00', '10:10')]
  expect(shownProblem({ week, isSent: true })?.period).toBe(week[0])
})

const clock = fc.constantFrom('00:00', '02:00', '09:30', '18:00', '23:30')
const anyWeek = fc.array(fc.record({ dayOfWeek: fc.integer({ min: 0, max: 6 }), from: clock, to: clock }), {
  maxLength: 8,
})
const day = fc.integer({ min: 0, max: 6 })
const others = (of: number) => WEEK_DAYS.filter(each => each !== of)

it('keeps the other days through any change of one', () => {
  fc.assert(
    fc.property(anyWeek, day, fc.constantFrom('closed', 'allDay', 'periods'), (week, on, mode) => {
      const changes = [
        withMode(week, on, mode),
        withPeriodAdded(week, on),
        withoutPeriod(week, { day: on, place: 0 }),
        withPeriodChanged(week, { day: on, place: 0 }, { to: '12:00' }),
      ]
      for (const changed of changes)
        for (const other of others(on)) expect(periodsOn(changed, other)).toEqual(periodsOn(week, other))
    }),
  )
})

it('shows a day in the mode that was chosen', () => {
  fc.assert(
    fc.property(anyWeek, day, fc.constantFrom('closed', 'allDay', 'periods'), (week, on, mode) => {
      expect(modeOf(periodsOn(withMode(week, on, mode), on))).toBe(mode)
    }),
  )
})

it('makes copied days equal and keeps the others', () => {
  fc.assert(
    fc.property(anyWeek, day, fc.subarray([...WEEK_DAYS]), (week, from, to) => {
      const copied = copiedTo(
        week,
        from,
        to.filter(each => each !== from),
      )
      const clocks = (on: number) => periodsOn(copied, on).map(each => `${each.from}–${each.to}`)
      for (const on of WEEK_DAYS) {
        if (to.includes(on)) expect(clocks(on)).toEqual(clocks(from))
        else expect(periodsOn(copied, on)).toEqual(periodsOn(week, on))
      }
    }),
  )
})

it('explains hours past midnight, but not until midnight', () => {
  expect(endsNextDay(period(0, '00:00', '00:00'))).toBe(false)
  expect(endsNextDay(period(0, '23:30', '00:30'))).toBe(true)
  expect(endsNextDay(period(0, '18:00', '00:00'))).toBe(false)
})

it('starts with a week that the server accepts', () => {
  expect(findHoursProblem(defaultWeek())).toBeNull()
})
