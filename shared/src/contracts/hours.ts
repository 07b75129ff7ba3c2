/**
 * One opening period of a weekday (0 = Sunday). `to` at or before `from` is on the next day; 00:00–00:00 is all day.
 */
export interface HoursPeriod {
  dayOfWeek: number
  /** `HH:mm` */
  from: string
  to: string
}

/** Latest and default hour at which a business day starts. */
export const LATEST_DAY_START = 8
export const USUAL_DAY_START = 4

export type HoursProblem = 'invalid_time' | 'period_too_short' | 'overlapping_hours'

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/
const DAY = 24 * 60
const WEEK = 7 * DAY
const SHORTEST = 30

/** Returns minutes after midnight. */
export const minutesOf = (clock: string): number => {
  const [hour = '0', minute = '0'] = clock.split(':')
  return Number(hour) * 60 + Number(minute)
}

export type Clocks = Pick<HoursPeriod, 'from' | 'to'>

interface Span {
  start: number
  end: number
}

/** Returns the period in minutes after midnight of its day; `to` at or before `from` is on the next one. */
export const spanOfDay = ({ from, to }: Clocks): Span => {
  const start = minutesOf(from)
  return { start, end: minutesOf(to) > start ? minutesOf(to) : minutesOf(to) + DAY }
}

const spanOf = ({ dayOfWeek, ...clocks }: HoursPeriod): Span => {
  const { start, end } = spanOfDay(clocks)
  return { start: dayOfWeek * DAY + start, end: dayOfWeek * DAY + end }
}

/** Returns the problem of one period by itself. */
export const clocksProblem = (clocks: Clocks): HoursProblem | null => {
  if (!CLOCK.test(clocks.from) || !CLOCK.test(clocks.to)) return 'invalid_time'
  const { start, end } = spanOfDay(clocks)
  const isAllDay = clocks.from === '00:00' && clocks.to === '00:00'
  return (!isAllDay && clocks.from === clocks.to) || end - start < SHORTEST ? 'period_too_short' : null
}

/** Returns true if two spans overlap on a circle of this many minutes; adjacent spans do not. */
export const overlapOnCircle = (one: Span, other: Span, circle: number): boolean =>
  [-circle, 0, circle].some(shift => one.start < other.end + shift && other.start + shift < one.end)

// Saturday night may run into Sunday: the week is a circle.
const overlaps = (first: HoursPeriod, second: HoursPeriod): boolean =>
  overlapOnCircle(spanOf(first), spanOf(second), WEEK)

/** Returns the index of the first invalid period and its problem; null if all are valid (specification#fields). */
export const findHoursProblem = (
  periods: readonly HoursPeriod[],
): { index: number; problem: HoursProblem } | null => {
  for (const [index, period] of periods.entries()) {
    const problem = clocksProblem(period)
    if (problem) return { index, problem }
    if (periods.slice(0, index).some(earlier => overlaps(earlier, period)))
      return { index, problem: 'overlapping_hours' }
  }
  return null
}
