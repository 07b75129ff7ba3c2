import type { HoursPeriod } from './hours.ts'
import { localDate, weekdayOf, zonedInstant } from './zoned-time.ts'

/** Hours of sale: see the contract `SaleHours`. */
export interface Schedule {
  periods: readonly HoursPeriod[]
  startsOn: string | null
  endsOn: string | null
}

export interface SaleState {
  isOnSale: boolean
  /** Instant of the next change; null: never. */
  changesAt: Date | null
}

interface Question {
  /** All must hold: the product's and its category's. Null or none: always on sale. */
  schedules: readonly (Schedule | null)[]
  at: Date
  timeZone: string
}

interface Span {
  from: number
  to: number
}

const DAY_MS = 86_400_000
const DAY_MINUTES = 24 * 60

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

const shifted = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

const isWithin = ({ startsOn, endsOn }: Schedule, date: string): boolean =>
  (!startsOn || date >= startsOn) && (!endsOn || date <= endsOn)

// A period belongs to the day on which it begins: the last night of Ramadan ends on the next morning.
const spansOf = (schedule: Schedule, date: string, timeZone: string): Span[] => {
  if (!isWithin(schedule, date)) return []
  const weekday = weekdayOf(date)
  return schedule.periods
    .filter(({ dayOfWeek }) => dayOfWeek === weekday)
    .map(({ from, to }) => {
      const [start, end] = [minutesOf(from), minutesOf(to)]
      const until = end > start ? end : end + DAY_MINUTES
      return {
        from: zonedInstant(date, start, timeZone).getTime(),
        to: zonedInstant(date, until, timeZone).getTime(),
      }
    })
}

const holds = (schedule: Schedule, at: number, timeZone: string): boolean => {
  const today = localDate(new Date(at), timeZone)
  return [shifted(today, -1), today].some(date =>
    spansOf(schedule, date, timeZone).some(({ from, to }) => from <= at && at < to),
  )
}

// Between the edges of windows weeks repeat, so a week after each edge contains every possible change.
const daysToLookAt = (schedules: readonly Schedule[], today: string): string[] => {
  const edges = schedules.flatMap(({ startsOn, endsOn }) => [startsOn, endsOn]).filter(edge => edge !== null)
  const starts = [today, ...edges.filter(edge => edge >= today)]
  const days = starts.flatMap(start => Array.from({ length: 10 }, (_, day) => shifted(start, day - 1)))
  return [...new Set(days)]
}

/** Returns whether something is on sale at an instant by its hours of sale, and the next change. */
export const saleStateAt = ({ schedules, at, timeZone }: Question): SaleState => {
  const given = schedules.filter(schedule => schedule !== null)
  const stateAt = (instant: number) => given.every(schedule => holds(schedule, instant, timeZone))
  const isOnSale = stateAt(at.getTime())
  const turns = daysToLookAt(given, localDate(at, timeZone))
    .flatMap(date => given.flatMap(schedule => spansOf(schedule, date, timeZone)))
    .flatMap(({ from, to }) => [from, to])
    .filter(instant => instant > at.getTime())
    .toSorted((one, other) => one - other)
  const change = turns.find(instant => stateAt(instant) !== isOnSale)
  return { isOnSale, changesAt: change === undefined ? null : new Date(change) }
}

/** Returns true if something is on sale at an instant by its hours of sale. */
export const isOnSaleAt = ({ schedules, at, timeZone }: Question): boolean =>
  schedules.every(schedule => schedule === null || holds(schedule, at.getTime(), timeZone))
