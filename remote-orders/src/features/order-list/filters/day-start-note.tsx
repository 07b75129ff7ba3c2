import { useFormat } from '@sufra/shared/i18n'
import { useToday } from '@sufra/shared/live'
import { Text } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import type { OrderFilters } from '../orders-url.ts'
import type { Place } from '../orders.queries.ts'
import { daysOf, hourOf } from './period-days.ts'
import { useDayStart } from './use-day-start.ts'

/**
 * Hour at which the filtered business days begin. Renders nothing without filtered days or if days begin at midnight.
 */
export const DayStartNote = ({ filters, place }: { filters: OrderFilters; place: Place }) => {
  const { t } = useTranslation()
  const format = useFormat()
  const { hour, isMixed } = useDayStart(place, filters.branch)
  const today = useToday(hour)
  const { from, to } = daysOf(filters, today)
  if ((from === null && to === null) || (hour === 0 && !isMixed)) return null
  return (
    <Text mb="2" color="muted" textStyle="sm13">
      {isMixed
        ? t('orders:list.dayStartMixed')
        : t('orders:list.dayStart', { time: format.time(hourOf(today, hour)) })}
    </Text>
  )
}
