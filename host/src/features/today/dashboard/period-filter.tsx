import { useFormat } from '@sufra/shared/i18n'
import { Flex } from '@sufra/shared/ui'
import { SelectFilter, urlChoice } from '@sufra/shared/ui/data'
import { DaysButton } from '@sufra/shared/ui/dates'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PERIODS } from './dashboard-url.ts'
import type { DashboardFilters, PeriodName } from './dashboard-url.ts'
import type { Days } from './period-days.ts'

export interface PeriodFilterProps {
  filters: DashboardFilters
  days: Days
  /** Default period when the address names none. */
  usual?: PeriodName
  onChange: (change: Partial<DashboardFilters>) => void
}

/** Chooses the period: a predefined or a custom one. */
export const PeriodFilter = ({ filters, days, usual = 'today', onChange }: PeriodFilterProps) => {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const [isChoosing, setIsChoosing] = useState(false)
  const named = format.days(days.from, days.to)
  const choose = (value: string) => {
    const period = urlChoice(value, PERIODS) ?? usual
    if (period === 'custom') setIsChoosing(true)
    onChange(period === 'custom' ? { period, ...days } : { period, from: null, to: null })
  }
  return (
    <Flex as="span" gap="1" alignItems="center" css={{ '& > span': { flex: 1 } }}>
      <SelectFilter
        label={t(`period.${usual}`)}
        value={filters.period === usual ? '' : filters.period}
        onChange={choose}
        options={PERIODS.filter(period => period !== usual).map(value => ({
          value,
          label: value === 'custom' && filters.period === 'custom' ? named : t(`period.${value}`),
        }))}
      />
      {filters.period === 'custom' && (
        <DaysButton
          label={t('period.change')}
          labels={{ from: t('period.from'), to: t('period.to') }}
          value={{ from: filters.from, to: filters.to }}
          onChange={chosen => onChange({ period: 'custom', ...chosen })}
          isOpen={isChoosing}
          onOpenChange={setIsChoosing}
        />
      )}
    </Flex>
  )
}
