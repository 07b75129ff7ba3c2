import fc from 'fast-check'
import { findHoursProblem } from '#src/contracts/hours.ts'
import { shownProblem } from './hours-problem.ts'
import {
  WEEK_DAYS,
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

it('who is still writing a time is not told off, who has sent the form is', () => {
  const week = [period(0, '09:00', '12:00'), period(0, '16:00', '')]
  expect(shownProblem({ week, isSent: false })).toBeNull()
  expect(shownProblem({ week, isSent: true })).toEqual({ period: week[1], problem: 'invalid_time' })
})

it('what is written whole is judged at once, beside what is not', () => {
  const week = [period(0, '', ''), period(0, '09:00', '17:00'), period(0, '16:00', '20:00')]
  expect(shownProblem({ week, isSent: false })).toEqual({ period: week[2], problem: 'overlapping_hours' })
})

it('the problem stands at the very period, not at its like on another day', () => {
  const week = [period(1, '10:00', '10:10'), period(2, '10:00', '10:10')]
  expect(shownProblem({ week, isSent: true })?.period).toBe(week[0])
})

const clock = fc.constantFrom('00:00', '02:00', '09:30', '18:00', '23:30')
const anyWeek = fc.array(fc.record({ dayOfWeek: fc.integer({ min: 0, max: 6 }), from: clock, to: clock }), {
  maxLength: 8,
})
const day = fc.integer({ min: 0, max: 6 })
const others = (of: number) => WEEK_DAYS.filter(each => each !== of)

it('whatever is done to one day, the others keep their hours', () => {
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

it('a day is in the mode that it was put into', () => {
  fc.assert(
    fc.property(anyWeek, day, fc.constantFrom('closed', 'allDay', 'periods'), (week, on, mode) => {
      expect(modeOf(periodsOn(withMode(week, on, mode), on))).toBe(mode)
    }),
  )
})

it('copied days are alike, and those that were left out keep their own', () => {
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

it('an opening that goes on after midnight says so, and one until midnight does not', () => {
  expect(endsNextDay(period(0, '00:00', '00:00'))).toBe(false)
  expect(endsNextDay(period(0, '23:30', '00:30'))).toBe(true)
  expect(endsNextDay(period(0, '18:00', '00:00'))).toBe(false)
})

it('what the editor begins with can be sent', () => {
  expect(findHoursProblem(usualWeek())).toBeNull()
})
