import { currencyName, useLanguage } from '@sufra/shared/i18n'
import { Banner, Box, Button, Grid, Num, Skeleton } from '@sufra/shared/ui'
import { StatTile } from '@sufra/shared/ui/charts'
import type { MerchantSummary as Summary } from '@sufra/shared/contracts/merchant'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { merchantSummaryQuery } from './merchants.queries.ts'

const Figure = ({ value }: { value: number | undefined }) =>
  value === undefined ? (
    <Skeleton as="span" display="inline-block" w="20" h="6" />
  ) : (
    <Num value={Math.round(value)} />
  )

const Tiles = ({ summary }: { summary: Summary | undefined }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const revenue = (
    <>
      <Figure value={summary?.monthlyRevenue} /> <small>{currencyName(language)}</small>
    </>
  )
  return (
    <Grid
      as="dl"
      aria-label={t('admin:merchants.summary')}
      gap="3.5"
      mb="4.5"
      templateColumns="repeat(auto-fit, minmax(9.5rem, 1fr))"
    >
      <StatTile label={t('admin:merchants.active')} value={<Figure value={summary?.active} />} />
      <StatTile label={t('admin:merchants.monthlyRevenue')} value={revenue} />
      <StatTile label={t('admin:merchants.expiring')} value={<Figure value={summary?.expiringIn14Days} />} />
      <StatTile label={t('admin:merchants.suspended')} value={<Figure value={summary?.suspended} />} />
    </Grid>
  )
}

/** Renders the figures of all merchants, regardless of filters. They load and fail separately from the list. */
export const MerchantSummary = () => {
  const { t } = useTranslation()
  const { data, isPending, isFetching, refetch } = useQuery(merchantSummaryQuery)
  if (isPending || data) return <Tiles summary={data} />
  return (
    <Box mb="4.5">
      <Banner
        tone="notice"
        action={
          <Button size="sm" variant="outline" isLoading={isFetching} onClick={() => void refetch()}>
            {t('admin:merchants.retry')}
          </Button>
        }
      >
        {t('admin:merchants.summaryFailed')}
      </Banner>
    </Box>
  )
}
