export const SNOOZE_CHOICES = ['hour', 'endOfDay', 'manual', 'none'] as const
export type SnoozeChoice = (typeof SNOOZE_CHOICES)[number]

const HOUR = 3_600_000
const DAY = 24 * HOUR
// Riyadh is three hours ahead of UTC all year (specification#wire).
const RIYADH = 3 * HOUR

/** Until when to snooze: an instant, null until somebody activates it, undefined for not at all. `now` is server time in ms. */
export const snoozeUntil = (choice: SnoozeChoice, now: number): string | null | undefined => {
  if (choice === 'none') return undefined
  if (choice === 'manual') return null
  if (choice === 'hour') return new Date(now + HOUR).toISOString()
  return new Date((Math.floor((now + RIYADH) / DAY) + 1) * DAY - RIYADH).toISOString()
}
