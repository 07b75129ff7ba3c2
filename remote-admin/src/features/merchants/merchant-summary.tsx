import { currencyName, useLanguage } from '@sufra/shared/i18n'
import { Grid, Num, Skeleton } from '@sufra/shared/ui'
import { StatTile } from '@sufra/shared/ui/charts'
import type { MerchantPage } from '@sufra/shared/contracts/merchant'
import { useTranslation } from 'react-i18next'

type Summary = MerchantPage['summary']

const Figure = ({ value }: { value: number | undefined }) =>
  value === undefined ? (
    <Skeleton as="span" display="inline-block" w="20" h="6" />
  ) : (
    <Num value={Math.round(value)} />
  )

/** The figures of all merchants, whatever the list is narrowed to. Undefined until the first answer. */
export const MerchantSummary = ({ summary }: { summary: Summary | undefined }) => {
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
