import { localDate } from '@sufra/shared/contracts/zoned-time'
import { TIME_ZONE } from '@sufra/shared/i18n'
import type { DashboardFilters } from './dashboard-url.ts'

const DAY_MS = 86_400_000
const MOST_DAYS = 3_652
// Every merchant is in Saudi Arabia, which has no summer time.
const MIDNIGHT = 'T00:00:00+03:00'

/** The first and the last day of a period, both within it: "2026-11-22". */
export interface Days {
  from: string
  to: string
}

/** The day in Riyadh. */
export const dayOf = (instant: number): string => localDate(new Date(instant), TIME_ZONE)

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`

export const daysOf = (
  { period, from, to }: Pick<DashboardFilters, 'period' | 'from' | 'to'>,
  now: number,
): Days => {
  const today = dayOf(now)
  const yesterday = addDays(today, -1)
  const lastMonth = addDays(firstOfMonth(today), -1)
  switch (period) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: yesterday, to: yesterday }
    case '7d':
      return { from: addDays(today, -6), to: today }
    case 'month':
      return { from: firstOfMonth(today), to: today }
    case 'lastMonth':
      return { from: firstOfMonth(lastMonth), to: lastMonth }
    case 'custom':
      return { from: from ?? to ?? today, to: to ?? from ?? today }
  }
}

/** Why these days cannot be shown; null when they can. */
export const mistakeIn = ({ from, to }: Days): 'backwards' | 'tooLong' | null => {
  if (from > to) return 'backwards'
  return Date.parse(to) - Date.parse(from) > MOST_DAYS * DAY_MS ? 'tooLong' : null
}

/** The same as instants on the wire; `to` is the first instant after it. */
export const instantsOf = ({ from, to }: Days) => ({
  from: `${from}${MIDNIGHT}`,
  to: `${addDays(to, 1)}${MIDNIGHT}`,
})
