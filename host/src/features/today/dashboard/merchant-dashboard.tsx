import { useToday } from '@sufra/shared/live'
import { useSearchParams } from '@sufra/shared/router'
import { useCan } from '@sufra/shared/session'
import { Banner, Box, Grid, PageHead, Stack } from '@sufra/shared/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PaymentReturn } from '#src/payment-return/payment-return.tsx'
import { AttentionList } from './attention-list.tsx'
import { ChannelsPanel } from './channels-panel.tsx'
import { HALVES, WIDE } from './columns.ts'
import { DashboardToolbar } from './dashboard-toolbar.tsx'
import { readFilters, writeFilters } from './dashboard-url.ts'
import type { DashboardFilters } from './dashboard-url.ts'
import { FigureTiles } from './figure-tiles.tsx'
import { HoursPanel } from './hours-panel.tsx'
import { LossesPanel } from './losses-panel.tsx'
import { daysOf, instantsOf, mistakeIn } from './period-days.ts'
import type { Days } from './period-days.ts'
import { PlanStrip } from './plan-strip.tsx'
import { ProductsPanel } from './products-panel.tsx'
import { useDayStart } from './use-day-start.ts'
import { useLiveFigures } from './use-live-figures.ts'
import { usePeriodStatus } from './use-period-status.ts'
import { WeekPanel } from './week-panel.tsx'

interface FiguresProps {
  filters: DashboardFilters
  days: Days
  seesHistory: boolean
}

const Figures = ({ filters, days, seesHistory }: FiguresProps) => {
  const { t } = useTranslation('dashboard')
  const branchId = filters.branch ?? 0
  const mistake = mistakeIn(days)
  if (mistake) return <Banner tone="error">{t(mistake)}</Banner>
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
