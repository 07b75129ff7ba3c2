import { nextRamadan } from './hours-values.ts'

it.each([
  ['before it', '2026-11-22', '2027-02-08', '2027-03-08'],
  ['within it', '2027-03-01', '2027-02-08', '2027-03-08'],
  ['the day after', '2027-03-10', '2028-01-28', '2028-02-25'],
])('returns the current or next Ramadan: %s', (...[, now, startsOn, endsOn]) => {
  expect(nextRamadan(Date.parse(`${now}T12:00:00Z`))).toEqual({ startsOn, endsOn })
})
