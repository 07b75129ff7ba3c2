import { useFormat } from '@sufra/shared/i18n'

/** Returns the functions that format "2026-11" as "November 2026", or as "Nov" where space is short. */
export const useMonthName = () => {
  const format = useFormat()
  const middle = (month: string) => `${month}-15T12:00:00Z`
  return {
    whole: (month: string): string => format.month(middle(month)),
    short: (month: string): string => format.shortMonth(middle(month)),
  }
}
