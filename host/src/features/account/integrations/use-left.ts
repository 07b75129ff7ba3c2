import { useFormat } from '@sufra/shared/i18n'
import { serverNow } from '@sufra/shared/live'

/** Formats the time left until an instant. The list refetches often enough to keep the minutes right. */
export const useLeft = () => {
  const format = useFormat()
  return (until: string): string => format.duration(Math.max(0, Date.parse(until) - serverNow()))
}
