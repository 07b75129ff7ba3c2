/** One opening period of a weekday (0 = Sunday). `to` at or before `from` ends on the next day; 00:00–00:00 is all day. */
export interface HoursPeriod {
  dayOfWeek: number
  /** `HH:mm` */
  from: string
  to: string
}

export type HoursProblem = 'invalid_time' | 'period_too_short' | 'overlapping_hours'

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/
const DAY = 24 * 60
const WEEK = 7 * DAY
const SHORTEST = 30

const minutesOf = (clock: string): number => {
  const [hour = '0', minute = '0'] = clock.split(':')
  return Number(hour) * 60 + Number(minute)
}

const spanOf = ({ dayOfWeek, from, to }: HoursPeriod) => {
  const start = minutesOf(from)
  const end = minutesOf(to) > start ? minutesOf(to) : minutesOf(to) + DAY
  return { start: dayOfWeek * DAY + start, end: dayOfWeek * DAY + end }
}

const isTooShort = (period: HoursPeriod): boolean => {
  const { start, end } = spanOf(period)
  const isAllDay = period.from === '00:00' && period.to === '00:00'
  return (!isAllDay && period.from === period.to) || end - start < SHORTEST
}

const overlaps = (first: HoursPeriod, second: HoursPeriod): boolean => {
  const one = spanOf(first)
  const other = spanOf(second)
  // Saturday night may run into Sunday: the week is a circle.
  return [-WEEK, 0, WEEK].some(shift => one.start < other.end + shift && other.start + shift < one.end)
}

/** The first period that cannot stand, by its position, and why; null when all can (specification#fields). */
export const findHoursProblem = (
  periods: readonly HoursPeriod[],
): { index: number; problem: HoursProblem } | null => {
  for (const [index, period] of periods.entries()) {
    if (!CLOCK.test(period.from) || !CLOCK.test(period.to)) return { index, problem: 'invalid_time' }
    if (isTooShort(period)) return { index, problem: 'period_too_short' }
    if (periods.slice(0, index).some(earlier => overlaps(earlier, period)))
      return { index, problem: 'overlapping_hours' }
  }
  return null
}
