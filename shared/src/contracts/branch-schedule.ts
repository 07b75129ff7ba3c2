import { z } from 'zod'
import { Label } from './fields.ts'
import { clocksProblem, findHoursProblem, overlapOnCircle, spanOfDay } from './hours.ts'
import type { HoursProblem } from './hours.ts'
import { HoursPeriod } from './merchant.ts'
import { CalendarDay } from './wire.ts'

const DAY = 24 * 60
const FOREVER = 1_000_000 * DAY
const MOST_RAMADAN_DAYS = 31

/** Opening hours of a week: several periods a day, also overnight ones, without overlaps. */
export const WeekHours = z
  .array(HoursPeriod)
  .max(42)
  .superRefine((periods, context) => {
    const found = findHoursProblem(periods)
    if (found)
      context.addIssue({ code: 'custom', message: found.problem, path: [found.index], input: periods })
  })

/** Exception for one date: closed, or open in one or several periods (an entry for each). */
export const SpecialDay = z.strictObject({
  date: CalendarDay,
  closed: z.boolean().default(false),
  from: z.string().max(5).default('00:00'),
  to: z.string().max(5).default('00:00'),
  label: Label(60).default(''),
})
export type SpecialDay = z.infer<typeof SpecialDay>

const spanOnCalendar = ({ date, ...clocks }: SpecialDay) => {
  const midnight = Date.parse(`${date}T00:00:00Z`) / 60_000
  const { start, end } = spanOfDay(clocks)
  return { start: midnight + start, end: midnight + end }
}

const contradict = (one: SpecialDay, other: SpecialDay): boolean => {
  if (one.closed || other.closed) return one.date === other.date
  return overlapOnCircle(spanOnCalendar(one), spanOnCalendar(other), FOREVER)
}

/** Returns the position and the fault of the first invalid entry; null if all are valid. */
export const findSpecialProblem = (
  days: readonly SpecialDay[],
): { index: number; problem: HoursProblem } | null => {
  for (const [index, day] of days.entries()) {
    const problem = day.closed ? null : clocksProblem(day)
    if (problem) return { index, problem }
    if (days.slice(0, index).some(earlier => contradict(earlier, day)))
      return { index, problem: 'overlapping_hours' }
  }
  return null
}

export const SpecialHours = z
  .array(SpecialDay)
  .max(120)
  .superRefine((days, context) => {
    const found = findSpecialProblem(days)
    if (found) context.addIssue({ code: 'custom', message: found.problem, path: [found.index], input: days })
  })

const daysBetween = (first: string, last: string): number =>
  (Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / 86_400_000

/** Weekly hours of Ramadan, from its first to its last date (both included). */
export const RamadanHours = z
  .strictObject({
    startsOn: CalendarDay,
    endsOn: CalendarDay,
    hours: WeekHours.min(1, { error: 'no_hours' }),
  })
  .superRefine(({ startsOn, endsOn }, context) => {
    const days = daysBetween(startsOn, endsOn)
    const message = days < 0 ? 'ends_before_start' : 'ramadan_too_long'
    if (days < 0 || days >= MOST_RAMADAN_DAYS)
      context.addIssue({ code: 'custom', message, path: ['endsOn'], input: endsOn })
  })
export type RamadanHours = z.infer<typeof RamadanHours>
