import { DAY_MS, addDays, dayOf, startOf } from '../order-day/trade-day.ts'
import type { Period } from '../order-day/trade-day.ts'

const WEEK_DAYS = 7

/** The Sunday that the last full week began with, in Riyadh: "2026-11-15". Weeks end with Saturday. */
export const lastWeekOf = (now: Date): string => {
  const today = dayOf(now)
  const sinceSunday = new Date(`${today}T00:00:00Z`).getUTCDay()
  return addDays(today, -sinceSunday - WEEK_DAYS)
}

/** From that Sunday to the next one. */
export const periodOfWeek = (week: string): Period => {
  const from = startOf(week)
  return { from, to: new Date(from.getTime() + WEEK_DAYS * DAY_MS) }
}

/** Its Saturday. */
export const lastDayOf = (week: string): string => addDays(week, WEEK_DAYS - 1)
