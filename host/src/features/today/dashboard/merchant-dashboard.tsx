import { useFormat } from '@sufra/shared/i18n'
import { useSearchParams } from '@sufra/shared/router'
import { useCan } from '@sufra/shared/session'
import { Banner, Box, Grid, PageHead, Stack } from '@sufra/shared/ui'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AttentionList } from './attention-list.tsx'
import { ChannelsPanel } from './channels-panel.tsx'
import { DashboardToolbar } from './dashboard-toolbar.tsx'
import { readFilters, writeFilters } from './dashboard-url.ts'
import type { DashboardFilters } from './dashboard-url.ts'
import { FigureTiles } from './figure-tiles.tsx'
import { HoursPanel } from './hours-panel.tsx'
import { LossesPanel } from './losses-panel.tsx'
import { PaymentReturn } from './payment-return.tsx'
import { dayOf, daysOf, instantsOf, mistakeIn } from './period-days.ts'
import type { Days } from './period-days.ts'
import { PlanStrip } from './plan-strip.tsx'
import { ProductsPanel } from './products-panel.tsx'
import { useLiveFigures } from './use-live-figures.ts'
import { WeekPanel } from './week-panel.tsx'

const WIDE = { base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }
const HALVES = { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }
const NOON = 'T12:00:00+03:00'

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
  // Who sees today alone names no days: the server's day is theirs.
  const asked = { branchId, ...(seesHistory && instantsOf(days)) }
  return (
    <>
      <FigureTiles asked={asked} isCompared={seesHistory} />
      <Grid gridTemplateColumns={WIDE} gap="3.5" alignItems="start">
        <Box gridColumn={{ lg: '2' }} minW="0">
          <AttentionList branchId={branchId} />
        </Box>
        <Box gridColumn={{ lg: '1' }} gridRow={{ lg: '1' }} minW="0">
          <HoursPanel asked={asked} isCompared={seesHistory} />
        </Box>
      </Grid>
      <Grid gridTemplateColumns={seesHistory ? WIDE : HALVES} gap="3.5" alignItems="start">
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

const useStatus = (days: Days, now: number): string => {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  if (days.from === days.to && days.to === dayOf(now))
    return t('upTo', { day: format.weekday(now), time: format.time(now) })
  if (days.from === days.to) return format.weekday(`${days.from}${NOON}`)
  return t('days', {
    from: format.shortDate(`${days.from}${NOON}`),
    to: format.shortDate(`${days.to}${NOON}`),
  })
}

/** The merchant's business in branch time. Without `dashboard.history`, as for cashier and kitchen (specification#roles), it is today alone: no comparison, no plan. */
export const MerchantDashboard = ({ setup }: { setup: ReactNode }) => {
  const { t } = useTranslation(['dashboard', 'host'])
  const [params, setParams] = useSearchParams()
  const [now] = useState(Date.now)
  const seesHistory = useCan('dashboard.history')
  const asked = readFilters(params)
  const filters: DashboardFilters = seesHistory ? asked : { ...asked, period: 'today' }
  const days = daysOf(filters, now)
  const status = useStatus(days, now)
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
        <PaymentReturn search={params.toString()} />
        {setup}
        {seesHistory && <PlanStrip />}
        <Figures filters={filters} days={days} seesHistory={seesHistory} />
      </Stack>
    </>
  )
}
