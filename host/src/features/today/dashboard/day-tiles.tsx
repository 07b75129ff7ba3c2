import type { SellerInfo } from '@sufra/shared/contracts/dashboard'
import { useFormat } from '@sufra/shared/i18n'
import { Grid, Money, Num } from '@sufra/shared/ui'
import { StatTile } from '@sufra/shared/ui/charts'
import { useTranslation } from 'react-i18next'
import { DAY_FIGURES, changeOf } from './day-figures.ts'
import type { DayFigure } from './day-figures.ts'

const toneOf = (change: number): 'good' | 'bad' | 'neutral' => {
  if (change === 0) return 'neutral'
  return change > 0 ? 'good' : 'bad'
}

export interface DayTilesProps {
  info: SellerInfo
  /** Whether each figure says how it differs from the same weekday last week. */
  isCompared: boolean
}

/** Today in four figures. */
export const DayTiles = ({ info, isCompared }: DayTilesProps) => {
  const { t } = useTranslation('host')
  const format = useFormat()
  const changeText = (figure: DayFigure) => {
    const change = isCompared ? changeOf(info, figure) : null
    return change === null ? undefined : { text: format.change(change), tone: toneOf(change) }
  }
  const seconds = info.acceptanceSecondsMedian
  return (
    <section aria-label={t('dashboard.figures')}>
      <Grid as="dl" gridTemplateColumns={{ base: '1fr 1fr', lg: 'repeat(4, 1fr)' }} gap="3.5" m="0">
        {DAY_FIGURES.map(figure => (
          <StatTile
            key={figure}
            label={t(`dashboard.${figure}`)}
            value={figure === 'orders' ? <Num value={info.orders} /> : <Money value={info[figure]} />}
            change={changeText(figure)}
          />
        ))}
        <StatTile
          label={t('dashboard.acceptance')}
          value={seconds === null ? '—' : format.duration(seconds * 1000)}
        />
      </Grid>
    </section>
  )
}
