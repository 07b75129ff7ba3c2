import { canEndAt, instantOf } from './written-end.ts'

const NOON = Date.parse('2026-03-01T09:00:00.000Z')

describe('custom end of a snooze', () => {
  it('is a Saudi Arabian time in every browser time zone', () => {
    expect(instantOf({ day: '2026-03-01', time: '18:30' })).toBe('2026-03-01T15:30:00.000Z')
    expect(instantOf({ day: '2026-03-01', time: '01:00' })).toBe('2026-02-28T22:00:00.000Z')
  })

  it.each([
    { day: null, time: '18:30' },
    { day: '2026-03-01', time: '' },
  ])('is null while it is incomplete: $day $time', written => {
    expect(instantOf(written)).toBeNull()
  })

  it('must lie in the future and within a year', () => {
    expect(canEndAt('2026-03-01T09:00:00.000Z', NOON)).toBe(false)
    expect(canEndAt('2026-03-01T09:00:01.000Z', NOON)).toBe(true)
    expect(canEndAt('2027-03-01T09:00:00.000Z', NOON)).toBe(true)
    expect(canEndAt('2027-03-03T09:00:00.000Z', NOON)).toBe(false)
  })
})
