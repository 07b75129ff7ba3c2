import { useFormat } from '@sufra/shared/i18n'

/** "2026-11" as "November 2026", or as "Nov" where there is little room. */
export const useMonthName = () => {
  const format = useFormat()
  const middle = (month: string) => `${month}-15T12:00:00Z`
  return {
    whole: (month: string): string => format.month(middle(month)),
    short: (month: string): string => format.shortMonth(middle(month)),
  }
}
