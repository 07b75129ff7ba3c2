import { useFormat } from '@sufra/shared/i18n'

/** Formats "2026-11" as "November 2026". */
export const useMonthName = () => {
  const format = useFormat()
  return (month: string): string => format.month(`${month}-15T12:00:00Z`)
}
