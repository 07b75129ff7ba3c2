import { localDate } from '@sufra/shared/contracts/zoned-time'
import { TIME_ZONE } from '@sufra/shared/i18n'
import type { OrderFilters } from '../orders-url.ts'

const DAY_MS = 86_400_000

export interface Days {
  from: string | null
  to: string | null
}

/** "2026-11-22": the day in Riyadh. */
const dayOf = (instant: number): string => localDate(new Date(instant), TIME_ZONE)

/** The first and the last day of a period, both within it; null where it has no end. */
export const daysOf = (
  { period, from, to }: Pick<OrderFilters, 'period' | 'from' | 'to'>,
  now: number,
): Days => {
  const today = dayOf(now)
  const back = (days: number): string => dayOf(now - days * DAY_MS)
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

const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)

/** The same on the wire, where midnight stands for the start of a business day. Saudi Arabia has no summer time. */
export const instantsOf = ({ from, to }: Days) => ({
  From: from === null ? null : `${from}T00:00:00+03:00`,
  To: to === null ? null : `${dayAfter(to)}T00:00:00+03:00`,
})
