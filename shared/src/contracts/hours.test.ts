import fc from 'fast-check'
import { WeekHours } from './branch-schedule.ts'
import { clocksProblem, findHoursProblem, overlapOnCircle, minutesOf, spanOfDay } from './hours.ts'
import type { HoursPeriod } from './hours.ts'

const WEEK = 7 * 24 * 60
const two = (value: number): string => String(value).padStart(2, '0')
const clockOf = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`

const clock = fc.integer({ min: 0, max: 24 * 60 - 1 }).map(clockOf)
const halfHour = fc.integer({ min: 0, max: 47 }).map(half => clockOf(half * 30))
const periodOf = (clocks: fc.Arbitrary<string>) =>
  fc.record({ dayOfWeek: fc.integer({ min: 0, max: 6 }), from: clocks, to: clocks })

/** Reference implementation: the set of minutes of the week. */
const minutesIn = ({ dayOfWeek, from, to }: HoursPeriod): Set<number> => {
  const [start, end] = [minutesOf(from), minutesOf(to)]
  const length = end > start ? end - start : end - start + 24 * 60
  return new Set(Array.from({ length }, (_, minute) => (dayOfWeek * 24 * 60 + start + minute) % WEEK))
}

it('finds the first period that shares a minute with an earlier one', () => {
  fc.assert(
    fc.property(fc.array(periodOf(halfHour), { maxLength: 5 }), drawn => {
      const periods = drawn.filter(({ from, to }) => from !== to)
      const taken = new Set<number>()
      const first = periods.findIndex(period => {
        const minutes = [...minutesIn(period)]
        const isTaken = minutes.some(minute => taken.has(minute))
        minutes.forEach(minute => taken.add(minute))
        return isTaken
      })
      expect(findHoursProblem(periods)).toEqual(
        first < 0 ? null : { index: first, problem: 'overlapping_hours' },
      )
    }),
    { numRuns: 300 },
  )
})

it('accepts or refuses a week in whatever order of its periods', () => {
  fc.assert(
    fc.property(fc.array(periodOf(halfHour), { maxLength: 5 }), periods => {
      expect(findHoursProblem(periods.toReversed()) === null).toBe(findHoursProblem(periods) === null)
    }),
  )
})

it('requires half an hour, and a full day only from midnight to midnight', () => {
  fc.assert(
    fc.property(clock, clock, (from, to) => {
      const { start, end } = spanOfDay({ from, to })
      const isWhole = from === '00:00' && to === '00:00'
      const isSame = from === to && !isWhole
      expect(clocksProblem({ from, to })).toBe(isSame || end - start < 30 ? 'period_too_short' : null)
    }),
  )
})

it.each([
  [
    'Saturday night over Sunday morning',
    { dayOfWeek: 6, from: '20:00', to: '03:00' },
    { dayOfWeek: 0, from: '02:30', to: '10:00' },
  ],
  [
    'all of a day over its evening',
    { dayOfWeek: 2, from: '00:00', to: '00:00' },
    { dayOfWeek: 2, from: '23:00', to: '23:30' },
  ],
  [
    'a night over all of the next day',
    { dayOfWeek: 2, from: '23:00', to: '00:30' },
    { dayOfWeek: 3, from: '00:00', to: '00:00' },
  ],
])('refuses %s at the later period', (_what, earlier, later) => {
  expect(findHoursProblem([earlier, later])).toEqual({ index: 1, problem: 'overlapping_hours' })
})

it('accepts adjacent hours, also at the end of the week', () => {
  const nights = [0, 1, 2, 3, 4, 5, 6].flatMap(dayOfWeek => [
    { dayOfWeek, from: '02:00', to: '14:00' },
    { dayOfWeek, from: '14:00', to: '02:00' },
  ])
  expect(findHoursProblem(nights)).toBeNull()
})

it.each(['24:00', '7:00', '07:60', '0700', '', '٠٧:٠٠', '07:00 ', '-1:00'])('refuses the time %j', from => {
  expect(findHoursProblem([{ dayOfWeek: 0, from, to: '12:00' }])).toEqual({
    index: 0,
    problem: 'invalid_time',
  })
})

it('finds overlaps on a circle independently of its origin', () => {
  const span = fc
    .record({ start: fc.integer({ min: 0, max: 99 }), length: fc.integer({ min: 1, max: 99 }) })
    .map(({ start, length }) => ({ start, end: start + length }))
  fc.assert(
    fc.property(span, span, fc.integer({ min: 0, max: 99 }), (one, other, turn) => {
      const turned = ({ start, end }: typeof one) => {
        const begin = (start + turn) % 100
        return { start: begin, end: begin + end - start }
      }
      const met = overlapOnCircle(one, other, 100)
      expect(overlapOnCircle(other, one, 100)).toBe(met)
      expect(overlapOnCircle(turned(one), turned(other), 100)).toBe(met)
    }),
    { numRuns: 500 },
  )
})

it('reports an invalid period of a request at its place', () => {
  const { error } = WeekHours.safeParse([
    { dayOfWeek: 0, from: '09:00', to: '17:00' },
    { dayOfWeek: 0, from: '16:30', to: '20:00' },
  ])
  expect(error?.issues).toMatchObject([{ path: [1], message: 'overlapping_hours' }])
  for (const dayOfWeek of [-1, 7, 0.5])
    expect(WeekHours.safeParse([{ dayOfWeek, from: '09:00', to: '17:00' }]).success).toBe(false)
})
