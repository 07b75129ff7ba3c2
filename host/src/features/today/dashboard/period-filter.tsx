import { useFormat } from '@sufra/shared/i18n'
import { Box, Flex } from '@sufra/shared/ui'
import { SelectFilter, urlChoice } from '@sufra/shared/ui/data'
import { DateRangeInput } from '@sufra/shared/ui/dates'
import { Popover } from '@sufra/shared/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PERIODS } from './dashboard-url.ts'
import type { DashboardFilters, PeriodName } from './dashboard-url.ts'
import type { Days } from './period-days.ts'

export interface PeriodFilterProps {
  filters: DashboardFilters
  days: Days
  /** What is shown when the address names no period. */
  usual?: PeriodName
  onChange: (change: Partial<DashboardFilters>) => void
}

const NOON = 'T12:00:00+03:00'

/** Which days are shown: one of the usual stretches, or days that are chosen. */
export const PeriodFilter = ({ filters, days, usual = 'today', onChange }: PeriodFilterProps) => {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isChoosing, setIsChoosing] = useState(false)
  const named = [days.from, days.to].map(day => format.shortDate(`${day}${NOON}`)).join(' – ')
  const choose = (value: string) => {
    const period = urlChoice(value, PERIODS) ?? usual
    if (period === 'custom') setIsChoosing(true)
    onChange(period === 'custom' ? { period, ...days } : { period, from: null, to: null })
  }
  return (
    <Flex as="span" ref={setAnchor} css={{ '& > span': { flex: 1 } }}>
      <SelectFilter
        label={t(`period.${usual}`)}
        value={filters.period === usual ? '' : filters.period}
        onChange={choose}
        options={PERIODS.filter(period => period !== usual).map(value => ({
          value,
          label: value === 'custom' && filters.period === 'custom' ? named : t(`period.${value}`),
        }))}
      />
      {isChoosing && anchor && (
        <Popover label={t('period.custom')} anchor={anchor} onClose={() => setIsChoosing(false)}>
          <Box p="1">
            <DateRangeInput
              labels={{ from: t('period.from'), to: t('period.to') }}
              value={{ from: filters.from, to: filters.to }}
              onChange={chosen => onChange({ period: 'custom', ...chosen })}
            />
          </Box>
        </Popover>
      )}
    </Flex>
  )
}
