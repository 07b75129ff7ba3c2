import { localDate } from '@sufra/shared/contracts/zoned-time'

/** Returns the month of an instant in Riyadh: "2026-11". */
export const monthOf = (instant: Date): string => localDate(instant, 'Asia/Riyadh').slice(0, 7)

export const firstDay = (month: string): string => `${month}-01`

/** Returns the month so many months later, or earlier for a negative number. */
export const monthAfter = (month: string, months: number): string => {
  const date = new Date(`${month}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 7)
}

/** Returns `count` months, beginning with `first`. */
export const monthsFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => monthAfter(first, at))
