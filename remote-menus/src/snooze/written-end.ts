import type { SnoozeRequest } from '@sufra/shared/contracts/snooze'

// Saudi Arabia has one time and no summer time.
const OFFSET = '+03:00'
/** No snooze is longer than a year. */
const LONGEST_MS = 366 * 86_400_000

/** What a call says of the end; nothing: until somebody activates it. */
export type SnoozeEnd = Pick<SnoozeRequest, 'preset' | 'until'>

/** A day and a time as somebody writes them. */
export interface WrittenEnd {
  day: string | null
  time: string
}

/** What was written as an instant; null while it is not whole. */
export const instantOf = ({ day, time }: WrittenEnd): string | null =>
  day && time ? new Date(`${day}T${time}:00${OFFSET}`).toISOString() : null

/** Whether a snooze may end then. `now` in ms. */
export const canEndAt = (instant: string, now: number): boolean => {
  const ahead = Date.parse(instant) - now
  return ahead > 0 && ahead <= LONGEST_MS
}
