import type { DashboardFilters } from './dashboard-url.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const MOST_DAYS = 3_652
// Every merchant is in Saudi Arabia, which has no daylight saving time.
const MIDNIGHT = 'T00:00:00+03:00'

/** First and last day of a period, both included: "2026-11-22". */
export interface Days {
  from: string
  to: string
}

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`

/** The days of a period; `today` is the business day that runs (`useToday`). */
export const daysOf = (
  { period, from, to }: Pick<DashboardFilters, 'period' | 'from' | 'to'>,
  today: string,
): Days => {
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

/** Returns the error in a custom period; null when it is valid. */
export const periodErrorOf = ({ from, to }: Days): 'backwards' | 'tooLong' | null => {
  if (from > to) return 'backwards'
  return Date.parse(to) - Date.parse(from) > MOST_DAYS * DAY_MS ? 'tooLong' : null
}

/** Returns the instant of an hour of a day in Riyadh. */
export const instantAt = (day: string, hour: number): number =>
  Date.parse(`${day}${MIDNIGHT}`) + hour * HOUR_MS

/** Returns the period for the API, where midnight stands for the start of a business day; `to` is exclusive. */
export const instantsOf = ({ from, to }: Days) => ({
  from: `${from}${MIDNIGHT}`,
  to: `${addDays(to, 1)}${MIDNIGHT}`,
})
