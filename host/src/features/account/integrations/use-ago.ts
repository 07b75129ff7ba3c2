import { useFormat } from '@sufra/shared/i18n'
import { serverNow } from '@sufra/shared/live'

const DAY_MS = 86_400_000

/** Formats a time as "5 min ago" for today, and as day and time for older ones. */
export const useAgo = () => {
  const format = useFormat()
  return (instant: string): string => {
    const since = serverNow() - Date.parse(instant)
    return since < DAY_MS ? format.ago(Math.max(0, since)) : format.dateTime(instant)
  }
}
