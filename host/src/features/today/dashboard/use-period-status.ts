import { useFormat } from '@sufra/shared/i18n'
import { useServerNow, useToday } from '@sufra/shared/live'
import { useTranslation } from 'react-i18next'
import { instantAt } from './period-days.ts'
import type { Days } from './period-days.ts'
import type { DayStart } from './use-day-start.ts'

/** Returns the shown business days as text, with their start hour. */
export const usePeriodStatus = (days: Days, start: DayStart): string => {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const now = useServerNow()
  const today = useToday(start.hour)
  const daysText = () => {
    if (days.from !== days.to) return format.days(days.from, days.to)
    if (days.to !== today) return format.weekday(days.from)
    return t('upTo', { day: format.weekday(days.from), time: format.time(now) })
  }
  if (start.isMixed) return `${daysText()} · ${t('dayStartMixed')}`
  if (start.hour === 0) return daysText()
  return `${daysText()} · ${t('dayStart', { time: format.time(instantAt(days.from, start.hour)) })}`
}
