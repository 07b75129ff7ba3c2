import { endOfBusinessDay, nextDayOpening } from '#src/modules/merchants/merchants.ts'
import type { WeeklyHours } from '#src/modules/merchants/merchants.ts'

interface Snooze {
  snoozedUntil: Date | null
  snoozedAt: Date
  snoozeReason: string | null
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Returns the snoozes at the moment of the seed: with an end, without one, and a forgotten one. */
export const snoozesAt = (now: Date, weeks: WeeklyHours[]): Map<string, Snooze> => {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  const ahead = (milliseconds: number) => new Date(now.getTime() + milliseconds)
  return new Map<string, Snooze>([
    ['SLD-01', { snoozedUntil: ahead(80 * MINUTE), snoozedAt: ago(40 * MINUTE), snoozeReason: null }],
    ['DRK-01', { snoozedUntil: null, snoozedAt: ago(2 * HOUR), snoozeReason: 'نفد النعناع' }],
    ['HOT-05', { snoozedUntil: ahead(3 * HOUR), snoozedAt: ago(HOUR), snoozeReason: null }],
    [
      'BRG-04',
      { snoozedUntil: endOfBusinessDay(weeks, now), snoozedAt: ago(90 * MINUTE), snoozeReason: 'نفد الفطر' },
    ],
    ['SOP-06', { snoozedUntil: nextDayOpening(weeks, now), snoozedAt: ago(3 * HOUR), snoozeReason: null }],
    ['RIC-09', { snoozedUntil: null, snoozedAt: ago(30 * HOUR), snoozeReason: 'بانتظار المورّد' }],
    ['DES-12', { snoozedUntil: null, snoozedAt: ago(75 * HOUR), snoozeReason: null }],
  ])
}
