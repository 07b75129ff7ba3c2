import { AcceptancePolicy } from './acceptance.ts'
import { RamadanHours, SpecialHours } from './branch-schedule.ts'
import { fieldErrorsOf } from './field-errors.ts'
import type { z } from 'zod'

const fieldErrors = (schema: z.ZodType, value: unknown) => {
  const { error } = schema.safeParse(value, { reportInput: true })
  return error ? fieldErrorsOf(error) : {}
}
const on = (date: string, from: string, to: string) => ({ date, from, to })

it('accepts several periods of a special day, and adjacent ones over midnight', () => {
  const days = [
    on('2027-02-22', '12:00', '16:00'),
    on('2027-02-22', '18:00', '02:00'),
    on('2027-02-23', '02:00', '08:00'),
  ]
  expect(fieldErrors(SpecialHours, days)).toEqual({})
})

it.each([
  [
    'a period of the next day over the end of the night',
    [on('2027-02-22', '18:00', '02:00'), on('2027-02-23', '01:00', '08:00')],
  ],
  ['closed and open on one date', [{ date: '2027-02-22', closed: true }, on('2027-02-22', '12:00', '16:00')]],
])('refuses %s', (_case, days) => {
  expect(fieldErrors(SpecialHours, days)).toEqual({ 1: ['overlapping_hours'] })
})

it('reports invalid dates and hours at their place', () => {
  expect(fieldErrors(SpecialHours, [on('2027-02-30', '12:00', '16:00')])).toHaveProperty(['0.date'])
  expect(fieldErrors(SpecialHours, [on('2027-02-22', '12:00', '12:10')])).toEqual({ 0: ['period_too_short'] })
  expect(fieldErrors(SpecialHours, [on('2027-02-22', '99:00', '12:10')])).toEqual({ 0: ['invalid_time'] })
})

it('requires an end of Ramadan after its start and within a month', () => {
  const hours = [{ dayOfWeek: 0, from: '17:30', to: '03:00' }]
  const from = (startsOn: string, endsOn: string) => fieldErrors(RamadanHours, { startsOn, endsOn, hours })
  expect(from('2027-02-08', '2027-03-09')).toEqual({})
  expect(from('2027-02-08', '2027-02-07')).toEqual({ endsOn: ['ends_before_start'] })
  expect(from('2027-02-08', '2027-03-11')).toEqual({ endsOn: ['ramadan_too_long'] })
})

it('accepts preparation times around the clock without overlap', () => {
  const times = (...prepTimes: object[]) => fieldErrors(AcceptancePolicy, { prepTimes })
  const night = { from: '22:00', to: '02:00', minutes: 40 }
  expect(times(night, { from: '02:00', to: '22:00', minutes: 20 })).toEqual({})
  expect(times(night, { from: '01:00', to: '03:00', minutes: 20 })).toEqual({
    'prepTimes.1': ['overlapping_hours'],
  })
})
