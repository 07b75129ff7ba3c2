import { useFormat } from '@sufra/shared/i18n'
import { useTranslation } from 'react-i18next'
import { dayOf } from './period-days.ts'
import type { Days } from './period-days.ts'

/** The days that are shown, in words. */
export const usePeriodStatus = (days: Days, now: number): string => {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  if (days.from === days.to && days.to === dayOf(now))
    return t('upTo', { day: format.weekday(now), time: format.time(now) })
  if (days.from === days.to) return format.weekday(days.from)
  return format.days(days.from, days.to)
}
