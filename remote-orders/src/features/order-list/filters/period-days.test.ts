import { daysOf, instantsOf } from './period-days.ts'

const days = (period: Parameters<typeof daysOf>[0]['period']) =>
  daysOf({ period, from: null, to: null }, '2026-11-22')

it('counts back from today', () => {
  expect(days('today')).toEqual({ from: '2026-11-22', to: '2026-11-22' })
  expect(days('yesterday')).toEqual({ from: '2026-11-21', to: '2026-11-21' })
  expect(days('7d')).toEqual({ from: '2026-11-16', to: '2026-11-22' })
  expect(days('30d')).toEqual({ from: '2026-10-24', to: '2026-11-22' })
  expect(days('all')).toEqual({ from: null, to: null })
})

it('includes the whole first and last day', () => {
  const { From, To } = instantsOf(days('today'))
  expect([new Date(From ?? 0).toISOString(), new Date(To ?? 0).toISOString()]).toEqual([
    '2026-11-21T21:00:00.000Z',
    '2026-11-22T21:00:00.000Z',
  ])
})
