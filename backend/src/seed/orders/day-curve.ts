// Orders by hour of the day in Riyadh: breakfast, lunch after the noon prayer, dinner, and late into the night.
const HOURS = [
  5.5, 3.8, 2.2, 0.9, 0.4, 0.4, 0.7, 1.2, 1.7, 1.8, 1.9, 2.6, 4.8, 7.4, 7.2, 5.1, 3.6, 3.4, 4.6, 6.6, 8.6,
  9.4, 8.9, 7.3,
]

// Sunday first. The weekend is Friday and Saturday, and Thursday night is its eve.
const WEEKDAYS = [0.88, 0.86, 0.9, 0.96, 1.2, 1.38, 1.22]

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const RIYADH_MS = 3 * HOUR_MS
const TOTAL = HOURS.reduce((sum, weight) => sum + weight, 0)

export interface Hour {
  from: Date
  /** its share of an average day's orders */
  share: number
}

/** Returns the hours from `days` days ago to now; the last one is partial. */
export const hoursUntil = (now: Date, days: number): Hour[] => {
  const first = Math.floor((now.getTime() - days * DAY_MS + RIYADH_MS) / DAY_MS) * DAY_MS - RIYADH_MS
  const count = Math.ceil((now.getTime() - first) / HOUR_MS)
  return Array.from({ length: count }, (_, index) => {
    const from = new Date(first + index * HOUR_MS)
    const local = new Date(from.getTime() + RIYADH_MS)
    const passed = Math.min(1, (now.getTime() - from.getTime()) / HOUR_MS)
    const weight = (HOURS[local.getUTCHours()] ?? 0) * (WEEKDAYS[local.getUTCDay()] ?? 1)
    return { from, share: (weight / TOTAL) * passed }
  })
}
