import { canEndAt, instantOf } from './written-end.ts'

const NOON = Date.parse('2026-03-01T09:00:00.000Z')

describe('an end that somebody writes', () => {
  it('is a moment in Saudi Arabia, wherever the browser stands', () => {
    expect(instantOf({ day: '2026-03-01', time: '18:30' })).toBe('2026-03-01T15:30:00.000Z')
    expect(instantOf({ day: '2026-03-01', time: '01:00' })).toBe('2026-02-28T22:00:00.000Z')
  })

  it.each([
    { day: null, time: '18:30' },
    { day: '2026-03-01', time: '' },
  ])('is none while only half of it is written: $day $time', written => {
    expect(instantOf(written)).toBeNull()
  })

  it('has to be still to come, and within a year', () => {
    expect(canEndAt('2026-03-01T09:00:00.000Z', NOON)).toBe(false)
    expect(canEndAt('2026-03-01T09:00:01.000Z', NOON)).toBe(true)
    expect(canEndAt('2027-03-01T09:00:00.000Z', NOON)).toBe(true)
    expect(canEndAt('2027-03-03T09:00:00.000Z', NOON)).toBe(false)
  })
})
