const DAY_MS = 86_400_000
const FIRST_DAYS = 14
const LATER_DAYS = [7, 3, 1] as const

/** When the end of a period is first told of, at the earliest now, and how many days before it the next time is (0: not again). */
export const reminderOf = (end: Date, now: Date): { at: Date; again: 0 | (typeof LATER_DAYS)[number] } => {
  const daysBefore = (days: number) => end.getTime() - days * DAY_MS
  const at = Math.max(daysBefore(FIRST_DAYS), now.getTime())
  return { at: new Date(at), again: LATER_DAYS.find(days => daysBefore(days) > at) ?? 0 }
}
