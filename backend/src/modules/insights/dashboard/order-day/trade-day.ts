// The days of the restaurants' trade; the Kingdom has no summer time.
const OFFSET_MS = 3 * 3_600_000
export const DAY_MS = 86_400_000

export interface Period {
  from: Date
  /** without it */
  to: Date
}

/** The day in Riyadh, "2026-11-22". */
export const dayOf = (instant: Date): string =>
  new Date(instant.getTime() + OFFSET_MS).toISOString().slice(0, 10)

/** The instant at which a day begins in Riyadh. */
export const startOf = (day: string): Date => new Date(Date.parse(day) - OFFSET_MS)

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
