import type { Permission } from '@sufra/shared/contracts/permission'
import { forbiddenRole, validation } from '#src/errors/errors.ts'
import { DAY_MS, HOUR_MS, addDays, businessDayAt, dayAt, dayOf, startOf } from './order-day/business-day.ts'
import type { Period } from './order-day/business-day.ts'

/** `startHour`: the latest start of the branches' business days. */
interface Today {
  now: Date
  startHour: number
}

const TEN_YEARS_MS = 3_660 * DAY_MS
const WEEK_DAYS = 7
// One week has a single value per weekday and hour, which shows no pattern.
const HABIT_DAYS = 28

const dayAround = (now: Date, startHour: number): Period => {
  const day = businessDayAt(now, startHour)
  return { from: startOf(day), to: startOf(addDays(day, 1)) }
}

const daysOf = ({ from, to }: Period): number => (to.getTime() - from.getTime()) / DAY_MS

/** Returns the requested period, or today's business day. Other days need `dashboard.history`. */
export const periodOf = (
  { from, to }: { from?: string; to?: string },
  { permissions, now, startHour }: Today & { permissions: readonly Permission[] },
): Period => {
  const day = dayAround(now, startHour)
  const period = { from: from ? new Date(from) : day.from, to: to ? new Date(to) : day.to }
  const length = period.to.getTime() - period.from.getTime()
  if (!(length > 0 && length <= TEN_YEARS_MS)) throw validation({ to: ['invalid_period'] })
  // In the early morning the calendar day is ahead of the business day, and a device may request it.
  const isToday = period.from >= day.from && period.to <= startOf(addDays(dayOf(now), 1))
  if (!isToday && !permissions.includes('dashboard.history')) throw forbiddenRole()
  return period
}

/** Returns the same period, as far as it has passed, in the last week that ended before it began. */
export const previousPeriod = ({ from, to }: Period, { now, startHour }: Today): Period => {
  const end = dayAt(to) === null ? to.getTime() : to.getTime() + startHour * HOUR_MS
  const passed = now.getTime() >= end ? to : new Date(Math.max(now.getTime(), from.getTime()))
  const weeks = Math.max(1, Math.ceil(daysOf({ from, to }) / WEEK_DAYS))
  const back = weeks * WEEK_DAYS * DAY_MS
  return { from: new Date(from.getTime() - back), to: new Date(passed.getTime() - back) }
}

/** Returns the period for the pattern by weekday and hour. */
export const habitPeriod = (period: Period): Period => {
  if (daysOf(period) >= WEEK_DAYS) return period
  return { from: new Date(period.to.getTime() - HABIT_DAYS * DAY_MS), to: period.to }
}
