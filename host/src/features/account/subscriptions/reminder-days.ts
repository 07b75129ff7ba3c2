const DAY_MS = 86_400_000
const FIRST_DAYS = 14
const LATER_DAYS = [7, 3, 1] as const

/**
 * Returns the first reminder of the end of a period, not in the past, and how many days
 * before the end the second one comes (0: none).
 */
export const reminderOf = (end: Date, now: Date): { at: Date; again: 0 | (typeof LATER_DAYS)[number] } => {
  const daysBefore = (days: number) => end.getTime() - days * DAY_MS
  const at = Math.max(daysBefore(FIRST_DAYS), now.getTime())
  return { at: new Date(at), again: LATER_DAYS.find(days => daysBefore(days) > at) ?? 0 }
}
