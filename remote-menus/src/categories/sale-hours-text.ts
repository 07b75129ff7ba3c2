import type { HoursPeriod } from '@sufra/shared/contracts/hours'
import type { SaleHours } from '@sufra/shared/contracts/sale-hours'
import { useFormat } from '@sufra/shared/i18n'
import { useTranslation } from 'react-i18next'

const DAYS = [0, 1, 2, 3, 4, 5, 6]

/** Returns a time of day as an instant that the formatters accept. Riyadh is UTC+3 all year. */
const momentOf = (clock: string) => `2026-01-01T${clock}:00+03:00`

const usePeriodText = () => {
  const { t } = useTranslation()
  const format = useFormat()
  return ({ from, to }: HoursPeriod): string =>
    from === '00:00' && to === '00:00'
      ? t('menus:category.allDay')
      : t('menus:category.fromTo', { from: format.time(momentOf(from)), to: format.time(momentOf(to)) })
}

/** Returns a short text: "From 12:00 pm to 5:00 pm" if all periods are equal, otherwise the number of days. */
export const useSaleHoursText = () => {
  const { t } = useTranslation()
  const periodText = usePeriodText()
  return ({ periods }: Pick<SaleHours, 'periods'>): string => {
    const [first] = periods
    const isOne = first && periods.every(({ from, to }) => from === first.from && to === first.to)
    const days = new Set(periods.map(({ dayOfWeek }) => dayOfWeek)).size
    const count = t('menus:category.days', { count: days })
    if (!isOne) return t('menus:category.hoursVary', { days: count })
    return days === DAYS.length ? periodText(first) : `${periodText(first)} · ${count}`
  }
}

/**
 * Returns the complete sale hours as lines, so that two versions can be compared: one line for days with equal hours,
 * and one for the season in which they apply.
 */
export const useSaleHoursLines = () => {
  const { t } = useTranslation()
  const format = useFormat()
  const periodText = usePeriodText()
  const comma = t('menus:editor.comma')
  return ({ periods, startsOn, endsOn }: SaleHours): string[] => {
    const alike = new Map<string, number[]>()
    for (const day of DAYS) {
      const hours = periods
        .filter(({ dayOfWeek }) => dayOfWeek === day)
        .map(periodText)
        .join(comma)
      if (hours) alike.set(hours, [...(alike.get(hours) ?? []), day])
    }
    const week = [...alike].map(([hours, days]) =>
      days.length === DAYS.length ? hours : `${days.map(format.dayOfWeek).join(comma)}: ${hours}`,
    )
    return startsOn || endsOn ? [...week, format.days(startsOn, endsOn)] : week
  }
}
