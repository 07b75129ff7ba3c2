import type { OrderFilters } from '../orders-url.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
// Saudi Arabia has no daylight saving time.
const MIDNIGHT = 'T00:00:00+03:00'

export interface Days {
  from: string | null
  to: string | null
}

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/**
 * Returns the first and last day of a period, both inclusive; null for an open end. `today`: the current business day.
 */
export const daysOf = (
  { period, from, to }: Pick<OrderFilters, 'period' | 'from' | 'to'>,
  today: string,
): Days => {
  const back = (days: number): string => addDays(today, -days)
  switch (period) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: back(1), to: back(1) }
    case '7d':
      return { from: back(6), to: today }
    case '30d':
      return { from: back(29), to: today }
    case 'all':
      return { from: null, to: null }
    case 'custom':
      return { from, to }
  }
}

/** Returns an hour of a day in Riyadh, in ms. */
export const hourOf = (day: string, hour: number): number => Date.parse(`${day}${MIDNIGHT}`) + hour * HOUR_MS

/** Returns the range for the request, where midnight stands for the start of the business day. */
export const instantsOf = ({ from, to }: Days) => ({
  From: from === null ? null : `${from}${MIDNIGHT}`,
  To: to === null ? null : `${addDays(to, 1)}${MIDNIGHT}`,
})
