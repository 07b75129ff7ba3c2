import type { SaleHours } from '@sufra/shared/contracts/sale-hours'
import { useFormat } from '@sufra/shared/i18n'
import { useTranslation } from 'react-i18next'

const DAYS = 7

/** A time of day as the formatters take it: Riyadh is three hours ahead of UTC all year. */
const momentOf = (clock: string) => `2026-01-01T${clock}:00+03:00`

/** "From 12:00 pm to 5:00 pm" where every period says so, how many days where they do not. */
export const useSaleHoursText = () => {
  const { t } = useTranslation()
  const format = useFormat()
  return ({ periods }: Pick<SaleHours, 'periods'>): string => {
    const [first] = periods
    const isOne = first && periods.every(({ from, to }) => from === first.from && to === first.to)
    const days = new Set(periods.map(({ dayOfWeek }) => dayOfWeek)).size
    const count = t('menus:category.days', { count: days })
    if (!isOne) return t('menus:category.hoursVary', { days: count })
    const isAllDay = first.from === '00:00' && first.to === '00:00'
    const times = isAllDay
      ? t('menus:category.allDay')
      : t('menus:category.fromTo', {
          from: format.time(momentOf(first.from)),
          to: format.time(momentOf(first.to)),
        })
    return days === DAYS ? times : `${times} · ${count}`
  }
}
