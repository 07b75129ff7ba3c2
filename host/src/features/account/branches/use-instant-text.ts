import { localDate } from '@sufra/shared/contracts/zoned-time'
import { TIME_ZONE, useFormat } from '@sufra/shared/i18n'
import { serverNow } from '@sufra/shared/live'

const WEEK_MS = 6 * 86_400_000

/** Formats an instant: the time today, with the weekday for near dates, with the date for later ones. */
export const useInstantText = () => {
  const format = useFormat()
  return (instant: string, now = serverNow()): string => {
    const at = new Date(instant)
    if (localDate(at, TIME_ZONE) === localDate(new Date(now), TIME_ZONE)) return format.time(instant)
    const ahead = Math.abs(at.getTime() - now)
    return ahead < WEEK_MS ? `${format.weekday(instant)} ${format.time(instant)}` : format.dateTime(instant)
  }
}
