import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { Box, IconButton } from '@sufra/shared/ui'
import { SelectFilter, urlChoice } from '@sufra/shared/ui/data'
import { DateRangeInput } from '@sufra/shared/ui/dates'
import { Popover } from '@sufra/shared/ui/overlays'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { branchesQuery } from '#src/merchant/branches.queries.ts'
import { PERIODS } from './dashboard-url.ts'
import type { DashboardFilters } from './dashboard-url.ts'
import type { Days } from './period-days.ts'

interface FilterProps {
  filters: DashboardFilters
  days: Days
  onChange: (change: Partial<DashboardFilters>) => void
}

const NOON = 'T12:00:00+03:00'

const PeriodFilter = ({ filters, days, onChange }: FilterProps) => {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isChoosing, setIsChoosing] = useState(false)
  const named = [days.from, days.to].map(day => format.shortDate(`${day}${NOON}`)).join(' – ')
  const choose = (value: string) => {
    const period = urlChoice(value, PERIODS) ?? 'today'
    if (period === 'custom') setIsChoosing(true)
    onChange(period === 'custom' ? { period, ...days } : { period, from: null, to: null })
  }
  return (
    <span ref={setAnchor}>
      <SelectFilter
        label={t('period.today')}
        value={filters.period === 'today' ? '' : filters.period}
        onChange={choose}
        options={PERIODS.filter(period => period !== 'today').map(value => ({
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
    </span>
  )
}

/** Which days, which branch, and the page on paper. Who sees today alone chooses the branch only. */
export const DashboardToolbar = ({ hasPeriods, ...props }: FilterProps & { hasPeriods: boolean }) => {
  const { filters, onChange } = props
  const { t } = useTranslation('dashboard')
  const { language } = useLanguage()
  const { data: branches = [] } = useQuery(branchesQuery)
  return (
    <>
      {hasPeriods && <PeriodFilter {...props} />}
      {branches.length > 1 && (
        <SelectFilter
          label={t('allBranches')}
          value={filters.branch === null ? '' : String(filters.branch)}
          onChange={value => onChange({ branch: value === '' ? null : Number(value) })}
          options={branches.map(({ id, name }) => ({ value: String(id), label: inLanguage(name, language) }))}
        />
      )}
      <IconButton
        label={t('print')}
        variant="outline"
        icon={<Printer size={18} strokeWidth={1.75} aria-hidden />}
        onClick={() => window.print()}
      />
    </>
  )
}
