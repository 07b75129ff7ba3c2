// Days in Saudi Arabia, which has no daylight saving time.
export const HOUR_MS = 3_600_000
const OFFSET_MS = 3 * HOUR_MS
export const DAY_MS = 86_400_000

/**
 * A bound at midnight in Riyadh means the start of that business day, at each branch's own hour. Any other
 * bound is the instant itself.
 */
export interface Period {
  from: Date
  /** exclusive */
  to: Date
}

/** Returns the day in Riyadh, "2026-11-22". */
export const dayOf = (instant: Date): string =>
  new Date(instant.getTime() + OFFSET_MS).toISOString().slice(0, 10)

const isMidnight = (instant: Date): boolean => startOf(dayOf(instant)).getTime() === instant.getTime()

/** Returns the day of a bound that means a business day; null for an instant. */
export const dayAt = (bound: Date): string | null => (isMidnight(bound) ? dayOf(bound) : null)

/** Returns the business day of branches whose day begins at `startHour`. */
export const businessDayAt = (instant: Date, startHour: number): string =>
  dayOf(new Date(instant.getTime() - startHour * HOUR_MS))

/** Returns the instant at which a calendar day begins in Riyadh. */
export const startOf = (day: string): Date => new Date(Date.parse(day) - OFFSET_MS)

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
