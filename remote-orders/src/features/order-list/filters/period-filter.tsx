import { useFormat } from '@sufra/shared/i18n'
import { useToday } from '@sufra/shared/live'
import { Flex } from '@sufra/shared/ui'
import { SelectFilter, urlChoice } from '@sufra/shared/ui/data'
import { DaysButton } from '@sufra/shared/ui/dates'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PERIODS } from '../orders-url.ts'
import type { OrderFilters } from '../orders-url.ts'
import type { Place } from '../orders.queries.ts'
import { daysOf } from './period-days.ts'
import { useDayStart } from './use-day-start.ts'

interface PeriodFilterProps {
  filters: OrderFilters
  place: Place
  onChange: (change: Partial<OrderFilters>) => void
}

/** Filter for a predefined period or a custom range of days. */
export const PeriodFilter = ({ filters, place, onChange }: PeriodFilterProps) => {
  const { t } = useTranslation()
  const format = useFormat()
  const today = useToday(useDayStart(place, filters.branch).hour)
  const [isChoosing, setIsChoosing] = useState(false)
  const { from, to } = daysOf(filters, today)
  const named = format.days(from, to)
  const choose = (value: string) => {
    const period = urlChoice(value, PERIODS) ?? '7d'
    if (period === 'custom') setIsChoosing(true)
    onChange(period === 'custom' ? { period, from, to } : { period, from: null, to: null })
  }
  return (
    <Flex as="span" gap="1" alignItems="center">
      <SelectFilter
        label={t('orders:list.period.7d')}
        value={filters.period === '7d' ? '' : filters.period}
        onChange={choose}
        options={PERIODS.filter(period => period !== '7d').map(value => ({
          value,
          label: value === 'custom' && filters.period === 'custom' ? named : t(`orders:list.period.${value}`),
        }))}
      />
      {filters.period === 'custom' && (
        <DaysButton
          label={t('orders:list.period.change')}
          labels={{ from: t('orders:list.period.from'), to: t('orders:list.period.to') }}
          value={{ from: filters.from, to: filters.to }}
          onChange={days => onChange({ period: 'custom', ...days })}
          isOpen={isChoosing}
          onOpenChange={setIsChoosing}
        />
      )}
    </Flex>
  )
}
