import { currencyName, useFormat, useLanguage } from '@sufra/shared/i18n'
import { Link } from '@sufra/shared/router'
import { ErrorState, Grid, LinkButton, Num, PageHead, Stack } from '@sufra/shared/ui'
import { StatTile } from '@sufra/shared/ui/charts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { ExpiringMerchants } from './expiring-merchants.tsx'
import { figuresQuery } from './operator.queries.ts'

/** Whole riyals: nobody steers a business by halalas. */
const Revenue = ({ value }: { value: number }) => {
  const { language } = useLanguage()
  return (
    <>
      <Num value={Math.round(value)} /> <small>{currencyName(language)}</small>
    </>
  )
}

/** The operator's view: how the merchants stand, whose plan ends next, and what in the background waits. */
export const OperatorDashboard = ({ deadLetters }: { deadLetters: ReactNode }) => {
  const { t } = useTranslation('host')
  const format = useFormat()
  const { data: figures, isPending, isFetching, dataUpdatedAt, refetch } = useQuery(figuresQuery)

  if (isPending) return <DashboardSkeleton title={t('screens.dashboard')} />
  if (!figures)
    return (
      <ErrorState
        title={t('operator.failed')}
        detail={t('operator.failedDetail')}
        onRetry={() => void refetch()}
        retryLabel={t('retry')}
        isRetrying={isFetching}
      />
    )
  const { active, monthlyRevenue, expiringIn14Days, suspended } = figures.summary
  return (
    <>
      <PageHead
        title={t('screens.dashboard')}
        status={format.weekday(dataUpdatedAt)}
        actions={
          <LinkButton asChild variant="outline" size="sm">
            <Link to="/merchants">{t('operator.allMerchants')}</Link>
          </LinkButton>
        }
      />
      <Stack gap="4.5">
        <Grid
          as="dl"
          aria-label={t('operator.figures')}
          gridTemplateColumns={{ base: '1fr 1fr', lg: 'repeat(4, 1fr)' }}
          gap="3.5"
          m="0"
        >
          <StatTile label={t('operator.active')} value={<Num value={active} />} />
          <StatTile label={t('operator.monthlyRevenue')} value={<Revenue value={monthlyRevenue} />} />
          <StatTile label={t('operator.expiring')} value={<Num value={expiringIn14Days} />} />
          <StatTile label={t('operator.suspended')} value={<Num value={suspended} />} />
        </Grid>
        {deadLetters}
        <ExpiringMerchants merchants={figures.data} />
      </Stack>
    </>
  )
}
