import { localDate } from '#src/contracts/zoned-time.ts'
import { TIME_ZONE } from '#src/i18n/formatters.ts'
import { serverNow, useServerClock } from './server-clock.ts'

const HOUR_MS = 3_600_000

const dayAt = (instant: number, startHour: number): string =>
  localDate(new Date(instant - startHour * HOUR_MS), TIME_ZONE)

/** Returns today in Riyadh by the server's clock, "2026-11-22"; with `startHour`, the business day that begins then. */
export const serverDay = (startHour = 0): string => dayAt(serverNow(), startHour)

/** Returns `serverDay`. Renders when the day changes or the clock is corrected. */
export const useToday = (startHour = 0): string => useServerClock(now => dayAt(now, startHour))
