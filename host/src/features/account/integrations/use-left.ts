import { useFormat } from '@sufra/shared/i18n'
import { serverNow } from '@sufra/shared/live'

/** How long it is until then, as words; the list is asked for anew often enough for the minutes to be right. */
export const useLeft = () => {
  const format = useFormat()
  return (until: string): string => format.duration(Math.max(0, Date.parse(until) - serverNow()))
}
