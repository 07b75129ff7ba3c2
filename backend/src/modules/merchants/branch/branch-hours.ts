import type { RamadanHours, SpecialDay } from '@sufra/shared/contracts/branch-schedule'
import { spanOfDay } from '@sufra/shared/contracts/hours'
import type { Clocks, HoursPeriod } from '@sufra/shared/contracts/hours'
import { localDate, weekdayOf, zonedInstant } from '@sufra/shared/contracts/zoned-time'

/** Periods of one date; none: closed all day. */
export interface DayHours {
  date: string
  periods: Clocks[]
}

export interface WeeklyHours {
  hours: HoursPeriod[]
  specialHours?: SpecialDay[]
  ramadanHours?: RamadanHours | null
  timeZone: string
}

/** A period on the calendar. `businessDay` is the local date of its opening: 01:00 may belong to yesterday. */
export interface OpenPeriod {
  businessDay: string
  opensAt: Date
  closesAt: Date
}

const DAY_MS = 86_400_000
const DAYS_AHEAD = 8

// A special day overrides Ramadan, and Ramadan overrides the usual week.
const clocksOn = (day: string, { hours, specialHours = [], ramadanHours }: WeeklyHours) => {
  const special = specialHours.filter(({ date }) => date === day)
  if (special.length > 0) return special.filter(({ closed }) => !closed)
  const isRamadan = ramadanHours && ramadanHours.startsOn <= day && day <= ramadanHours.endsOn
  const week = isRamadan ? ramadanHours.hours : hours
  return week.filter(({ dayOfWeek }) => dayOfWeek === weekdayOf(day))
}

/** Periods from yesterday (for those past midnight) to a week ahead, in order. */
export const periodsAround = (week: WeeklyHours, now: Date): OpenPeriod[] => {
  const { timeZone } = week
  const days = Array.from({ length: DAYS_AHEAD + 2 }, (_, day) =>
    localDate(new Date(now.getTime() + (day - 1) * DAY_MS), timeZone),
  )
  return days
    .flatMap(businessDay =>
      clocksOn(businessDay, week).map(clocks => {
        const { start, end } = spanOfDay(clocks)
        return {
          businessDay,
          opensAt: zonedInstant(businessDay, start, timeZone),
          closesAt: zonedInstant(businessDay, end, timeZone),
        }
      }),
    )
    .sort((left, right) => left.opensAt.getTime() - right.opensAt.getTime())
}

const isWithin = (now: Date) => (period: OpenPeriod) => period.opensAt <= now && now < period.closesAt

/**
 * Returns the closing time after all periods that touch. Null while it is closed, and for a branch that is open
 * for the whole examined time.
 */
export const closesAt = (periods: OpenPeriod[], now: Date): Date | null => {
  let end = periods.find(isWithin(now))?.closesAt
  if (end === undefined) return null
  for (const period of periods) {
    if (period.opensAt <= end && period.closesAt > end) end = period.closesAt
  }
  return end.getTime() - now.getTime() > 7 * DAY_MS ? null : end
}

export const isOpenAt = (periods: OpenPeriod[], now: Date): boolean => periods.some(isWithin(now))

export const nextOpening = (periods: OpenPeriod[], now: Date): Date | null =>
  periods.find(period => period.opensAt > now)?.opensAt ?? null

/** Returns the business day of `now`: that of the running period, otherwise the local date. */
export const businessDayAt = (week: WeeklyHours, now: Date): string =>
  periodsAround(week, now).find(isWithin(now))?.businessDay ?? localDate(now, week.timeZone)

/** Returns the effective hours of `count` dates, from the current business day on. */
export const effectiveDays = (week: WeeklyHours, now: Date, count: number): DayHours[] => {
  const first = Date.parse(businessDayAt(week, now))
  return Array.from({ length: count }, (_, day) => {
    const date = new Date(first + day * DAY_MS).toISOString().slice(0, 10)
    return { date, periods: clocksOn(date, week).map(({ from, to }) => ({ from, to })) }
  })
}
