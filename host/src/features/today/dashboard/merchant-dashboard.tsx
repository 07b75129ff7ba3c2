import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { onLiveEvent, useToday } from '@sufra/shared/live'
import { useSearchParams } from '@sufra/shared/router'
import { useCan } from '@sufra/shared/session'
import { Banner, Box, Flex, Grid, PageHead, Stack } from '@sufra/shared/ui'
import { SelectFilter } from '@sufra/shared/ui/data'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { branchesQuery } from '#src/merchant/branches.queries.ts'
import { sellerInfoQuery } from '#src/merchant/seller-info.queries.ts'
import { PaymentReturn } from '#src/payment-return/payment-return.tsx'
import { AttentionList } from './attention-list.tsx'
import { ChannelsPanel } from './channels-panel.tsx'
import { besideOwnDays, HALVES, WIDE } from './columns.ts'
import { readFilters, writeFilters } from './dashboard-url.ts'
import type { DashboardFilters } from './dashboard-url.ts'
import { FigureTiles } from './figure-tiles.tsx'
import { HoursPanel } from './hours-panel.tsx'
import { LossesPanel } from './losses-panel.tsx'
import { PANELS_KEY } from './panels.queries.ts'
import { daysOf, instantsOf, periodErrorOf } from './period-days.ts'
import type { Days } from './period-days.ts'
import { PeriodFilter } from './period-filter.tsx'
import type { PeriodFilterProps } from './period-filter.tsx'
import { PlanStrip } from './plan-strip.tsx'
import { PrintButton } from './print-button.tsx'
import { ProductsPanel } from './products-panel.tsx'
import { useDayStart } from './use-day-start.ts'
import { usePeriodStatus } from './use-period-status.ts'
import { WeekPanel } from './week-panel.tsx'

const CALM_MS = 3000

/** Refetches the figures when orders or branches change; debounced, so simultaneous events cause one refetch. */
const useLiveFigures = (): void => {
  const cache = useQueryClient()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const handleChange = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        void cache.invalidateQueries({ queryKey: PANELS_KEY })
        void cache.invalidateQueries(sellerInfoQuery)
      }, CALM_MS)
    }
    const stops = [
      onLiveEvent('order.upserted', handleChange),
      onLiveEvent('branch.status', handleChange),
      onLiveEvent('product.availability', handleChange),
    ]
    return () => {
      clearTimeout(timer)
      stops.forEach(stop => stop())
    }
  }, [cache])
}

/** Period, branch and print button. A person without history chooses only the branch. */
const DashboardToolbar = ({ hasPeriods, ...props }: PeriodFilterProps & { hasPeriods: boolean }) => {
  const { filters, onChange } = props
  const { t } = useTranslation('dashboard')
  const { language } = useLanguage()
  const { data: branches = [] } = useQuery(branchesQuery)
  const { branch } = filters
  return (
    <>
      {hasPeriods && <PeriodFilter {...props} />}
      {(branches.length > 1 || branch !== null) && (
        <Flex as="span" css={{ '& > span': { flex: 1 }, ...besideOwnDays(filters) }}>
          <SelectFilter
            label={t('allBranches')}
            value={branch === null ? '' : String(branch)}
            onChange={value => onChange({ branch: value === '' ? null : Number(value) })}
            options={branches.map(({ id, name }) => ({
              value: String(id),
              label: inLanguage(name, language),
            }))}
          />
        </Flex>
      )}
      <PrintButton />
    </>
  )
}

interface FiguresProps {
  filters: DashboardFilters
  days: Days
  seesHistory: boolean
}

const Figures = ({ filters, days, seesHistory }: FiguresProps) => {
  const { t } = useTranslation('dashboard')
  const branchId = filters.branch ?? 0
  const periodError = periodErrorOf(days)
  if (periodError) return <Banner tone="error">{t(periodError)}</Banner>
  // A person without history sends no days: the server uses its current day.
  const asked = { branchId, ...(seesHistory && instantsOf(days)) }
  return (
    <>
      <FigureTiles asked={asked} isCompared={seesHistory} />
      <Grid gridTemplateColumns={WIDE} gap="3.5">
        <Box display="grid" gridColumn={{ lg: '2', _print: '2' }} minW="0">
          <AttentionList branchId={branchId} />
        </Box>
        <Box display="grid" gridColumn={{ lg: '1', _print: '1' }} gridRow={{ lg: '1', _print: '1' }} minW="0">
          <HoursPanel asked={asked} isCompared={seesHistory} />
        </Box>
      </Grid>
      <Grid gridTemplateColumns={seesHistory ? WIDE : HALVES} gap="3.5">
        {seesHistory && <WeekPanel asked={asked} />}
        <ChannelsPanel asked={asked} />
      </Grid>
      <Grid gridTemplateColumns={HALVES} gap="3.5" alignItems="start">
        <ProductsPanel asked={asked} />
        <LossesPanel asked={asked} />
      </Grid>
    </>
  )
}

/**
 * The merchant's business in branch time. Without `dashboard.history`, as for cashier and kitchen
 * (specification#roles), it shows only today, without comparison and plan.
 */
export const MerchantDashboard = ({ setup }: { setup: ReactNode }) => {
  const { t } = useTranslation(['dashboard', 'host'])
  const [params, setParams] = useSearchParams()
  const seesHistory = useCan('dashboard.history')
  const asked = readFilters(params)
  const filters: DashboardFilters = seesHistory ? asked : { ...asked, period: 'today' }
  const start = useDayStart(filters.branch)
  const days = daysOf(filters, useToday(start.hour))
  const status = usePeriodStatus(days, start)
  useLiveFigures()
  return (
    <>
      <PageHead
        title={t('host:screens.dashboard')}
        status={seesHistory ? `${status} · ${t('compared')}` : status}
        actions={
          <DashboardToolbar
            filters={filters}
            days={days}
            hasPeriods={seesHistory}
            onChange={change => setParams(current => writeFilters(current, change))}
          />
        }
      />
      <Stack gap="4.5">
        <PaymentReturn />
        {setup}
        {seesHistory && <PlanStrip />}
        <Figures filters={filters} days={days} seesHistory={seesHistory} />
      </Stack>
    </>
  )
}
