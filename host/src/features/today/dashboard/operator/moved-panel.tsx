import type { OperatorMerchants, PlatformPeriod } from '@sufra/shared/contracts/operator-dashboard'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { Grid, Stack } from '@sufra/shared/ui'
import { StatTile } from '@sufra/shared/ui/charts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Panel } from '../panel.tsx'
import { merchantsQuery } from './operator.queries.ts'
import { RowList } from './row-list.tsx'

type Format = { change: (ratio: number) => string }

interface Compared {
  now: number
  before: number
  /** True when a higher figure is better. */
  isMoreGood: boolean
}

/** Returns the change against the previous period as text and tone; undefined without a comparison. */
const changeText = (format: Format, { now, before, isMoreGood }: Compared) => {
  if (before === 0) return undefined
  const change = (now - before) / before
  if (change === 0) return { text: format.change(0), tone: 'neutral' as const }
  const isGood = change > 0 === isMoreGood
  return { text: format.change(change), tone: isGood ? ('good' as const) : ('bad' as const) }
}

type Moved = OperatorMerchants['came']

const useRows = () => {
  const { language } = useLanguage()
  const format = useFormat()
  return ({ merchants }: Moved) =>
    merchants.map(({ id, name, at }) => ({
      id: String(id),
      name: inLanguage(name, language),
      to: `/merchants/${id}`,
      end: format.shortDate(at),
    }))
}

/** New merchants and merchants whose plan expired in the period. */
export const MovedPanel = ({ asked }: { asked: PlatformPeriod }) => {
  const { t } = useTranslation('dashboard')
  const { language } = useLanguage()
  const format = useFormat()
  const rowsOf = useRows()
  const query = useQuery(merchantsQuery(asked))
  const lineOf = (what: string, { merchants }: Moved) =>
    merchants.map(({ name, at }) => [what, inLanguage(name, language), format.shortDate(at)])
  return (
    <Panel
      title={t('operator.moved')}
      query={query}
      height="300px"
      lines={({ came, left }) => [
        [t('operator.what'), t('operator.merchant'), t('day')],
        ...lineOf(t('operator.came'), came),
        ...lineOf(t('operator.left'), left),
      ]}
    >
      {({ came, left, previous }) => (
        <Stack gap="4">
          <Grid as="dl" gridTemplateColumns="1fr 1fr" gap="3.5" m="0" me="9">
            <StatTile
              label={t('operator.came')}
              value={format.number(came.count)}
              change={changeText(format, { now: came.count, before: previous.came, isMoreGood: true })}
            />
            <StatTile
              label={t('operator.left')}
              value={format.number(left.count)}
              change={changeText(format, { now: left.count, before: previous.left, isMoreGood: false })}
            />
          </Grid>
          <div>
            <RowList
              title={t('operator.came')}
              rows={rowsOf(came)}
              nothing={t('operator.nobodyCame')}
              footer={{ to: '/merchants?sort=createdAt&direction=desc', text: t('operator.newestFirst') }}
            />
          </div>
          <div>
            <RowList title={t('operator.left')} rows={rowsOf(left)} nothing={t('operator.nobodyLeft')} />
          </div>
        </Stack>
      )}
    </Panel>
  )
}
