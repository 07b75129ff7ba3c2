import { businessDayAt, closesAt, isOpenAt, nextOpening, periodsAround } from './branch-hours.ts'

const riyadh = (clock: string) => new Date(`${clock}:00+03:00`)
const everyDay = (from: string, to: string) => ({
  timeZone: 'Asia/Riyadh',
  hours: [0, 1, 2, 3, 4, 5, 6].map(dayOfWeek => ({ dayOfWeek, from, to })),
})
// 2026-08-15 is a Saturday.
const saturday = '2026-08-15'
const sunday = '2026-08-16'

describe('hours that run past midnight', () => {
  const week = everyDay('18:00', '02:00')

  it('are open before and after midnight and closed from the end on', () => {
    const openAt = (clock: string) => isOpenAt(periodsAround(week, riyadh(clock)), riyadh(clock))
    expect(openAt(`${saturday}T17:59`)).toBe(false)
    expect(openAt(`${saturday}T18:00`)).toBe(true)
    expect(openAt(`${sunday}T01:59`)).toBe(true)
    expect(openAt(`${sunday}T02:00`)).toBe(false)
  })

  it('close at two in the morning, seen from before or after midnight', () => {
    for (const now of [riyadh(`${saturday}T23:00`), riyadh(`${sunday}T01:00`)]) {
      expect(closesAt(periodsAround(week, now), now)).toEqual(riyadh(`${sunday}T02:00`))
    }
  })

  it('keep one in the morning in the business day that opened the evening before', () => {
    expect(businessDayAt(week, riyadh(`${sunday}T01:00`))).toBe(saturday)
    expect(businessDayAt(week, riyadh(`${sunday}T03:00`))).toBe(sunday)
  })

  it('belong to the weekday on which they open', () => {
    const onlyFriday = { ...week, hours: [{ dayOfWeek: 5, from: '20:00', to: '03:00' }] }
    const openAt = (clock: string) => isOpenAt(periodsAround(onlyFriday, riyadh(clock)), riyadh(clock))
    expect(openAt(`${saturday}T02:30`)).toBe(true)
    expect(openAt(`${saturday}T20:30`)).toBe(false)
  })
})

it('returns no closing time for a branch open day and night', () => {
  const now = riyadh(`${saturday}T12:00`)
  const periods = periodsAround(everyDay('00:00', '00:00'), now)
  expect(isOpenAt(periods, now)).toBe(true)
  expect(closesAt(periods, now)).toBeNull()
})

it('closes periods that touch at midnight together', () => {
  const now = riyadh(`${saturday}T22:00`)
  const week = {
    timeZone: 'Asia/Riyadh',
    hours: [
      { dayOfWeek: 6, from: '12:00', to: '00:00' },
      { dayOfWeek: 0, from: '00:00', to: '03:00' },
    ],
  }
  expect(closesAt(periodsAround(week, now), now)).toEqual(riyadh(`${sunday}T03:00`))
})

it('opens next with the second period between two periods of a day', () => {
  const now = riyadh(`${saturday}T16:30`)
  const week = {
    timeZone: 'Asia/Riyadh',
    hours: [
      { dayOfWeek: 6, from: '12:00', to: '16:00' },
      { dayOfWeek: 6, from: '18:00', to: '23:00' },
    ],
  }
  expect(nextOpening(periodsAround(week, now), now)).toEqual(riyadh(`${saturday}T18:00`))
})
