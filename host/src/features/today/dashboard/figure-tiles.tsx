import type { PeriodRequest } from '@sufra/shared/contracts/dashboard'
import { useFormat } from '@sufra/shared/i18n'
import { Button, Card, Grid, Money, Num, Skeleton, Text } from '@sufra/shared/ui'
import { StatTile } from '@sufra/shared/ui/charts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { TILES } from './columns.ts'
import { DAY_FIGURES, changeOf } from './day-figures.ts'
import type { DayFigure } from './day-figures.ts'
import { figuresQuery } from './panels.queries.ts'

const toneOf = (change: number): 'good' | 'bad' | 'neutral' => {
  if (change === 0) return 'neutral'
  return change > 0 ? 'good' : 'bad'
}

interface FigureTilesProps {
  asked: PeriodRequest
  /** Shows each figure's change against the same weekdays before. */
  isCompared: boolean
}

/** The period in four figures. */
export const FigureTiles = ({ asked, isCompared }: FigureTilesProps) => {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const { data: figures, isPending, isPlaceholderData, isFetching, refetch } = useQuery(figuresQuery(asked))
  if (isPending)
    return (
      <Grid gridTemplateColumns={TILES} gap="3.5" aria-busy="true">
        {[...DAY_FIGURES, 'acceptance'].map(tile => (
          <Skeleton key={tile} h="104px" borderRadius="card" />
        ))}
      </Grid>
    )
  if (!figures)
    return (
      <Card role="alert" p="4">
        <Text mb="3">
          {t('panelFailed')} {t('panelFailedDetail')}
        </Text>
        <Button variant="outline" size="sm" onClick={() => void refetch()} isLoading={isFetching}>
          {t('retry')}
        </Button>
      </Card>
    )
  const changeText = (figure: DayFigure) => {
    const change = isCompared ? changeOf(figures, figure) : null
    return change === null ? undefined : { text: format.change(change), tone: toneOf(change) }
  }
  const trends: Partial<Record<DayFigure, number[]>> = {
    orders: figures.days.map(({ orders }) => orders),
    sales: figures.days.map(({ sales }) => sales),
  }
  const seconds = figures.acceptanceSecondsMedian
  return (
    <section aria-label={t('figures')} aria-busy={isPlaceholderData || undefined}>
      <Grid as="dl" gridTemplateColumns={TILES} gap="3.5" m="0" opacity={isPlaceholderData ? 0.6 : undefined}>
        {DAY_FIGURES.map(figure => (
          <StatTile
            key={figure}
            label={t(figure)}
            value={figure === 'orders' ? <Num value={figures.orders} /> : <Money value={figures[figure]} />}
            change={changeText(figure)}
            trend={trends[figure]}
          />
        ))}
        <StatTile label={t('acceptance')} value={seconds === null ? '—' : format.duration(seconds * 1000)} />
      </Grid>
    </section>
  )
}
