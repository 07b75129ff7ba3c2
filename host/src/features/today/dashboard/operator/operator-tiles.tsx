import type { PlatformPeriod } from '@sufra/shared/contracts/operator-dashboard'
import { currencyName, useFormat, useLanguage } from '@sufra/shared/i18n'
import { Grid, Num, Skeleton } from '@sufra/shared/ui'
import { StatTile } from '@sufra/shared/ui/charts'
import { useQuery } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TILES } from '../columns.ts'
import { connectionsQuery, merchantsQuery, revenueQuery } from './operator.queries.ts'

/** Skeleton while loading and a dash after a failure: the panels below report it and retry. */
const figureOf = <Data,>({ data, isPending }: UseQueryResult<Data>, show: (data: Data) => ReactNode) => {
  if (isPending) return <Skeleton as="span" display="inline-block" h="6" w="16" />
  return data === undefined ? '—' : show(data)
}

/** Four figures of the platform, each with a link to its list. */
export const OperatorTiles = ({ asked }: { asked: PlatformPeriod }) => {
  const { t } = useTranslation('dashboard')
  const { language } = useLanguage()
  const format = useFormat()
  const merchants = useQuery(merchantsQuery(asked))
  const revenue = useQuery(revenueQuery(asked))
  const connections = useQuery(connectionsQuery)
  const trend = revenue.data?.months.map(month => month.revenue)
  return (
    <Grid as="dl" aria-label={t('operator.figures')} gridTemplateColumns={TILES} gap="3.5" m="0">
      <StatTile
        label={t('operator.active')}
        value={figureOf(merchants, ({ states }) => (
          <Num value={states.find(({ status }) => status === 'Active')?.merchants ?? 0} />
        ))}
        to="/merchants?status=Active"
      />
      <StatTile
        label={t('operator.revenueTile')}
        value={figureOf(revenue, ({ months }) => (
          <>
            <Num value={Math.round(months.at(-1)?.revenue ?? 0)} /> <small>{currencyName(language)}</small>
          </>
        ))}
        to="/merchants?status=Active"
        trend={trend}
      />
      <StatTile
        label={t('operator.expiring')}
        value={figureOf(merchants, ({ expiringIn14Days }) => (
          <Num value={expiringIn14Days} />
        ))}
        to="/merchants?status=Active&sort=expiryDate&direction=asc"
      />
      <StatTile
        label={t('operator.connections')}
        value={figureOf(connections, ({ count: failing }) => format.number(failing))}
        to="/integrations"
      />
    </Grid>
  )
}
