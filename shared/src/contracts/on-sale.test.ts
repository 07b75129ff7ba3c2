import fc from 'fast-check'
import type { Schedule } from './on-sale.ts'
import { isOnSaleAt, saleStateAt } from './on-sale.ts'

const timeZone = 'Asia/Riyadh'
const at = (local: string): Date => new Date(`${local}:00+03:00`)
const schedule = (periods: [number[], string, string][], startsOn = '', endsOn = ''): Schedule => ({
  periods: periods.flatMap(([days, from, to]) => days.map(dayOfWeek => ({ dayOfWeek, from, to }))),
  startsOn: startsOn || null,
  endsOn: endsOn || null,
})
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]
const stateAt = (local: string, ...schedules: (Schedule | null)[]) =>
  saleStateAt({ schedules, at: at(local), timeZone })

// 2026-02-18 was a Wednesday, and the first day of Ramadan in that year.
const BREAKFAST = schedule([[EVERY_DAY, '06:00', '11:00']])
const SUHOOR = schedule([[EVERY_DAY, '21:00', '03:00']], '2026-02-18', '2026-03-19')

it('is always on sale without hours', () => {
  expect(stateAt('2026-02-18T03:00', null, null)).toEqual({ isOnSale: true, changesAt: null })
})

it('starts and ends at the minute and names the next change', () => {
  expect(stateAt('2026-02-18T05:59', BREAKFAST)).toEqual({
    isOnSale: false,
    changesAt: at('2026-02-18T06:00'),
  })
  expect(stateAt('2026-02-18T06:00', BREAKFAST)).toEqual({
    isOnSale: true,
    changesAt: at('2026-02-18T11:00'),
  })
  expect(stateAt('2026-02-18T11:00', BREAKFAST)).toEqual({
    isOnSale: false,
    changesAt: at('2026-02-19T06:00'),
  })
})

it('assigns the nights of Ramadan to the day on which they begin', () => {
  expect(stateAt('2026-02-18T02:00', SUHOOR)).toEqual({ isOnSale: false, changesAt: at('2026-02-18T21:00') })
  expect(stateAt('2026-02-19T02:00', SUHOOR).isOnSale).toBe(true)
  expect(stateAt('2026-03-20T02:59', SUHOOR)).toEqual({ isOnSale: true, changesAt: at('2026-03-20T03:00') })
  expect(stateAt('2026-03-20T03:00', SUHOOR)).toEqual({ isOnSale: false, changesAt: null })
})

it('finds a window that opens only next year', () => {
  const later = schedule([[[5], '12:00', '16:00']], '2027-02-08')
  expect(stateAt('2026-02-18T12:00', later).changesAt).toEqual(at('2027-02-12T12:00'))
})

it('requires its own hours and those of its category', () => {
  const category = schedule([[[4, 5], '10:00', '23:00']])
  expect(stateAt('2026-02-18T10:30', BREAKFAST, category)).toEqual({
    isOnSale: false,
    changesAt: at('2026-02-19T10:00'),
  })
  expect(stateAt('2026-02-19T10:30', BREAKFAST, category)).toEqual({
    isOnSale: true,
    changesAt: at('2026-02-19T11:00'),
  })
})

it('does not end at midnight if the next day continues', () => {
  const allWeek = schedule([[EVERY_DAY, '00:00', '00:00']])
  expect(stateAt('2026-02-18T23:59', allWeek)).toEqual({ isOnSale: true, changesAt: null })
})

const MINUTE = 60_000
const clock = fc
  .integer({ min: 0, max: 47 })
  .map(half => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`)
const day = fc.integer({ min: 0, max: 40 }).map(days => new Date(Date.UTC(2026, 1, 1 + days)).toISOString())
const window = fc.option(
  day.map(text => text.slice(0, 10)),
  { freq: 2 },
)
const anySchedule = fc.record({
  periods: fc.array(fc.record({ dayOfWeek: fc.integer({ min: 0, max: 6 }), from: clock, to: clock }), {
    minLength: 1,
    maxLength: 4,
  }),
  startsOn: window,
  endsOn: window,
})
const instant = fc
  .integer({ min: 0, max: 40 * 24 * 60 })
  .map(minutes => new Date(Date.UTC(2026, 1, 1) + minutes * MINUTE))

// Reference by wall time: each minute belongs to periods that began today or yesterday. Riyadh has no daylight saving.
const oracle = ({ periods, startsOn, endsOn }: Schedule, now: Date): boolean => {
  const wall = new Date(now.getTime() + 180 * MINUTE)
  const minute = wall.getUTCHours() * 60 + wall.getUTCMinutes()
  return [0, 1].some(back => {
    const begun = new Date(wall.getTime() - back * 86_400_000)
    const date = begun.toISOString().slice(0, 10)
    if ((startsOn && date < startsOn) || (endsOn && date > endsOn)) return false
    return periods.some(({ dayOfWeek, from, to }) => {
      const [start = 0, end = 0] = [from, to].map(
        text => Number(text.slice(0, 2)) * 60 + Number(text.slice(3)),
      )
      const until = end > start ? end : end + 1440
      const passed = minute + back * 1440
      return dayOfWeek === begun.getUTCDay() && start <= passed && passed < until
    })
  })
}

it('agrees with the wall clock for any two schedules', () => {
  fc.assert(
    fc.property(fc.array(anySchedule, { maxLength: 2 }), instant, (schedules, now) => {
      const expected = schedules.every(one => oracle(one, now))
      expect(isOnSaleAt({ schedules, at: now, timeZone })).toBe(expected)
      expect(saleStateAt({ schedules, at: now, timeZone }).isOnSale).toBe(expected)
    }),
    { numRuns: 300 },
  )
})

it('changes at the named instant and not before', () => {
  fc.assert(
    fc.property(fc.array(anySchedule, { minLength: 1, maxLength: 2 }), instant, (schedules, now) => {
      const { isOnSale, changesAt } = saleStateAt({ schedules, at: now, timeZone })
      const until = Math.min(changesAt?.getTime() ?? Infinity, now.getTime() + 20 * 86_400_000)
      const states = new Set([isOnSale])
      for (let time = now.getTime(); time < until; time += 30 * MINUTE)
        states.add(schedules.every(one => oracle(one, new Date(time))))
      expect([...states]).toEqual([isOnSale])
      if (changesAt) expect(schedules.every(one => oracle(one, changesAt))).toBe(!isOnSale)
    }),
    { numRuns: 40 },
  )
})
