import type { SnoozeRequest } from '@sufra/shared/contracts/snooze'

// Saudi Arabia has one time zone and no daylight saving time.
const OFFSET = '+03:00'
/** Maximum length of a snooze: one year. */
const LONGEST_MS = 366 * 86_400_000

/** End of a snooze as the API expects it; empty until somebody activates the product. */
export type SnoozeEnd = Pick<SnoozeRequest, 'preset' | 'until'>

/** Date and time as entered. */
export interface WrittenEnd {
  day: string | null
  time: string
}

/** Returns the entered end as an instant; null while incomplete. */
export const instantOf = ({ day, time }: WrittenEnd): string | null =>
  day && time ? new Date(`${day}T${time}:00${OFFSET}`).toISOString() : null

/** Returns true if a snooze may end at this instant. `now` is in ms. */
export const canEndAt = (instant: string, now: number): boolean => {
  const ahead = Date.parse(instant) - now
  return ahead > 0 && ahead <= LONGEST_MS
}
