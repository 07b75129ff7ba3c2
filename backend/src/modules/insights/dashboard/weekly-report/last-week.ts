import { DAY_MS, addDays, dayOf, startOf } from '../order-day/business-day.ts'
import type { Period } from '../order-day/business-day.ts'

const WEEK_DAYS = 7

/** Returns the Sunday at the start of the last full week in Riyadh: "2026-11-15". Weeks end with Saturday. */
export const lastWeekOf = (now: Date): string => {
  const today = dayOf(now)
  const sinceSunday = new Date(`${today}T00:00:00Z`).getUTCDay()
  return addDays(today, -sinceSunday - WEEK_DAYS)
}

/** Returns the period from that Sunday to the next one. */
export const periodOfWeek = (week: string): Period => {
  const from = startOf(week)
  return { from, to: new Date(from.getTime() + WEEK_DAYS * DAY_MS) }
}

/** Returns the week's last day, a Saturday. */
export const lastDayOf = (week: string): string => addDays(week, WEEK_DAYS - 1)
