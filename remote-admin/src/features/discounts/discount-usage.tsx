import type { Discount, DiscountUsage as Usage } from '@sufra/shared/contracts/discount'
import { inLanguage } from '@sufra/shared/contracts/text'
import { QueryError } from '@sufra/shared/failures'
import { useFormat } from '@sufra/shared/i18n'
import { serverNow } from '@sufra/shared/live'
import { Bdi, Card, Grid, Heading, Money, Num, Skeleton, Stack, Text } from '@sufra/shared/ui'
import { ColumnChart, StatTile } from '@sufra/shared/ui/charts'
import { DataTable } from '@sufra/shared/ui/data'
import type { TableColumn } from '@sufra/shared/ui/data'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { usageQuery } from './discounts.queries.ts'
import { usageWeeks } from './usage-weeks.ts'

type Merchant = Usage['accounts'][number]

const useMerchantColumns = (): TableColumn<Merchant>[] => {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  return [
    {
      id: 'merchant',
      header: t('admin:discounts.columnMerchant'),
      render: ({ name }) => <Bdi>{inLanguage(name, i18n.language)}</Bdi>,
    },
    {
      id: 'used',
      header: t('admin:discounts.used'),
      align: 'end',
      render: ({ used }) => <Num value={used} />,
    },
    {
      id: 'held',
      header: t('admin:discounts.held'),
      align: 'end',
      render: ({ held }) => <Num value={held} />,
    },
    {
      id: 'given',
      header: t('admin:discounts.columnGiven'),
      align: 'end',
      render: ({ amountGiven }) => <Money value={amountGiven} />,
    },
    { id: 'last', header: t('admin:discounts.lastAt'), render: ({ lastAt }) => format.shortDate(lastAt) },
  ]
}

const Uses = ({ usage }: { usage: Usage }) => {
  const { t } = useTranslation()
  const format = useFormat()
  const columns = useMerchantColumns()
  const weeks = usageWeeks(usage.days, new Date(serverNow()))
  return (
    <>
      <Card p="5">
        <ColumnChart
          title={t('admin:discounts.usesAWeek')}
          points={weeks.map(({ from, uses }) => ({
            label: format.shortDate(from).replace(/\s*\d{4}$/, ''),
            value: uses,
          }))}
        />
      </Card>
      <DataTable
        caption={t('admin:discounts.merchants')}
        columns={columns}
        rows={usage.accounts}
        rowKey={({ accountId }) => accountId}
        empty={<Text color="muted">{t('admin:discounts.nobodyYet')}</Text>}
        failure={null}
      />
    </>
  )
}

/** Renders the usage of a code: sums, weeks, and merchants. */
export const DiscountUsage = ({ discount }: { discount: Discount }) => {
  const { t } = useTranslation()
  const answer = useQuery(usageQuery(discount.id))
  const { data: usage, isError } = answer
  return (
    <Stack as="section" gap="3.5" aria-labelledby="discount-usage">
      <Heading id="discount-usage" as="h2" textStyle="xl17" fontWeight="semibold">
        {t('admin:discounts.usage')}
      </Heading>
      <Grid as="dl" gridTemplateColumns={{ base: '1fr', sm: 'repeat(3, 1fr)' }} gap="3.5">
        <StatTile label={t('admin:discounts.used')} value={<Num value={discount.used} />} />
        <StatTile label={t('admin:discounts.held')} value={<Num value={discount.held} />} />
        <StatTile label={t('admin:discounts.columnGiven')} value={<Money value={discount.amountGiven} />} />
      </Grid>
      {usage && <Uses usage={usage} />}
      {!usage && !isError && <Skeleton h="15rem" borderRadius="card" />}
      {!usage && isError && (
        <QueryError
          of={answer}
          title={t('admin:discounts.usageFailed')}
          detail={t('admin:plans.failedDetail')}
        />
      )}
    </Stack>
  )
}
