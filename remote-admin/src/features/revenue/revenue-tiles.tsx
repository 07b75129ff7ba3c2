import type { RevenueMovement } from '@sufra/shared/contracts/revenue'
import { useFormat } from '@sufra/shared/i18n'
import { Grid, Money, Num, Skeleton } from '@sufra/shared/ui'
import { StatTile } from '@sufra/shared/ui/charts'
import { useTranslation } from 'react-i18next'
import { behindAddress } from './behind-address.ts'

type Month = RevenueMovement['months'][number]

const toneOf = (change: number) => {
  if (change === 0) return 'neutral'
  return change > 0 ? 'good' : 'bad'
}

const Tiles = ({ last, months }: { last: Month; months: readonly Month[] }) => {
  const { t } = useTranslation()
  const format = useFormat()
  const { month, revenue, before, merchants } = last
  const change = revenue - before
  const linkTo = (figure: 'recurring' | 'new' | 'churn', count: number) =>
    count > 0 ? behindAddress({ figure, month }) : undefined
  return (
    <>
      <StatTile
        label={t('admin:revenue.recurring')}
        value={<Money value={revenue} />}
        change={before > 0 ? { text: format.change(change / before), tone: toneOf(change) } : undefined}
        trend={months.map(one => one.revenue)}
        to={linkTo('recurring', merchants)}
      />
      <StatTile
        label={t('admin:revenue.paying')}
        value={<Num value={merchants} />}
        trend={months.map(one => one.merchants)}
        to={linkTo('recurring', merchants)}
      />
      <StatTile
        label={t('admin:revenue.newThisMonth')}
        value={<Money value={last.new.amount} />}
        trend={months.map(one => one.new.amount)}
        to={linkTo('new', last.new.merchants)}
      />
      <StatTile
        label={t('admin:revenue.churnThisMonth')}
        value={<Money value={Math.abs(last.churn.amount)} />}
        trend={months.map(one => Math.abs(one.churn.amount))}
        to={linkTo('churn', last.churn.merchants)}
      />
    </>
  )
}

/** Renders the figures of this month. Undefined until the first answer. */
export const RevenueTiles = ({ movement }: { movement: RevenueMovement | undefined }) => {
  const { t } = useTranslation()
  const months = movement?.months ?? []
  const last = months.at(-1)
  return (
    <Grid
      as="dl"
      aria-label={t('admin:revenue.thisMonth')}
      gap="3.5"
      templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }}
    >
      {last ? (
        <Tiles last={last} months={months} />
      ) : (
        [0, 1, 2, 3].map(at => <Skeleton key={at} h="110px" borderRadius="card" />)
      )}
    </Grid>
  )
}
