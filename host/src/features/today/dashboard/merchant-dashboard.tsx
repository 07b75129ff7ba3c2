import { useFormat } from '@sufra/shared/i18n'
import { useLocation } from '@sufra/shared/router'
import { useCan } from '@sufra/shared/session'
import { ErrorState, Grid, PageHead, Stack } from '@sufra/shared/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { sellerInfoQuery } from '#src/merchant/seller-info.queries.ts'
import { AttentionList } from './attention-list.tsx'
import { ChannelRanking } from './channel-ranking.tsx'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { DayTiles } from './day-tiles.tsx'
import { HoursChart } from './hours-chart.tsx'
import { PaymentReturn } from './payment-return.tsx'
import { PlanStrip } from './plan-strip.tsx'
import { TopProducts } from './top-products.tsx'

const EVERY_MINUTE = 60_000

/** The merchant's day in branch time. Without `dashboard.history`, as for cashier and kitchen (specification#roles), it is today alone: no comparison, no plan. */
export const MerchantDashboard = ({ setup }: { setup: ReactNode }) => {
  const { t } = useTranslation('host')
  const format = useFormat()
  const { search } = useLocation()
  const isTodayOnly = !useCan('dashboard.history')
  const {
    data: info,
    isPending,
    isFetching,
    dataUpdatedAt,
    refetch,
  } = useQuery({
    ...sellerInfoQuery,
    refetchInterval: EVERY_MINUTE,
    staleTime: EVERY_MINUTE,
  })

  if (isPending) return <DashboardSkeleton title={t('screens.dashboard')} />
  if (!info)
    return (
      <ErrorState
        title={t('dashboard.failed')}
        detail={t('dashboard.failedDetail')}
        onRetry={() => void refetch()}
        retryLabel={t('retry')}
        isRetrying={isFetching}
      />
    )
  return (
    <>
      <PageHead
        title={t('screens.dashboard')}
        status={t(isTodayOnly ? 'dashboard.today' : 'dashboard.todayCompared', {
          date: format.weekday(dataUpdatedAt),
        })}
      />
      <Stack gap="4.5">
        <PaymentReturn search={search} />
        {setup}
        {!isTodayOnly && <PlanStrip info={info} />}
        <DayTiles info={info} isCompared={!isTodayOnly} />
        <AttentionList info={info} />
        <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }} gap="3.5">
          <HoursChart byHour={info.byHour} />
          <ChannelRanking byChannel={info.byChannel} />
        </Grid>
        <TopProducts products={info.topProducts} />
      </Stack>
    </>
  )
}
