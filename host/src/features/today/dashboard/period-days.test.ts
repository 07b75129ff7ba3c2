import { daysOf, instantsOf, periodErrorOf } from './period-days.ts'

const TODAY = '2026-03-01'
const none = { from: null, to: null }

it.each([
  ['today', '2026-03-01', '2026-03-01'],
  ['yesterday', '2026-02-28', '2026-02-28'],
  ['7d', '2026-02-23', '2026-03-01'],
  ['month', '2026-03-01', '2026-03-01'],
  ['lastMonth', '2026-02-01', '2026-02-28'],
] as const)('%s runs from %s to %s', (period, from, to) => {
  expect(daysOf({ period, ...none }, TODAY)).toEqual({ from, to })
})

it('uses the days of a custom period; one end alone is a single day', () => {
  const own = { from: '2025-12-30', to: '2026-01-02' }
  expect(daysOf({ period: 'custom', ...own }, TODAY)).toEqual(own)
  expect(daysOf({ period: 'custom', from: null, to: '2026-01-02' }, TODAY)).toEqual({
    from: '2026-01-02',
    to: '2026-01-02',
  })
})

it('includes the last day, also across the end of a year', () => {
  expect(instantsOf({ from: '2025-12-30', to: '2025-12-31' })).toEqual({
    from: '2025-12-30T00:00:00+03:00',
    to: '2026-01-01T00:00:00+03:00',
  })
})

it.each([
  [{ from: '2026-03-02', to: '2026-03-01' }, 'backwards'],
  [{ from: '2010-01-01', to: '2026-03-01' }, 'tooLong'],
  [{ from: '2016-03-05', to: '2026-03-01' }, null],
])('the error of the days %j is %s', (days, periodError) => {
  expect(periodErrorOf(days)).toBe(periodError)
})
