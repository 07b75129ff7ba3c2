import type { PlatformPeriod } from '@sufra/shared/contracts/operator-dashboard'
import { useFormat } from '@sufra/shared/i18n'
import { Num, Stack } from '@sufra/shared/ui'
import { BarList } from '@sufra/shared/ui/charts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EmptyChart } from '../empty-chart.tsx'
import { Panel } from '../panel.tsx'
import { releasesQuery } from './operator.queries.ts'
import { RowList } from './row-list.tsx'

/** Releases of the period, and the versions that run. */
export const ReleasesPanel = ({ asked }: { asked: PlatformPeriod }) => {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const query = useQuery(releasesQuery(asked))
  const title = t('operator.releases')
  return (
    <Panel
      title={title}
      query={query}
      height="300px"
      lines={({ changes }) => [
        [t('operator.what'), t('operator.changes')],
        ...changes.map(({ action, changes: count }) => [t(`operator.action.${action}`), count]),
      ]}
    >
      {({ changes, remotes }) => (
        <Stack gap="4">
          {changes.length === 0 ? (
            <EmptyChart title={title} text={t('operator.noReleases')} />
          ) : (
            <BarList
              title={title}
              rows={changes.map(({ action, changes: count }) => ({
                label: t(`operator.action.${action}`),
                value: count,
                text: format.number(count),
                to: '/releases?tab=history',
              }))}
            />
          )}
          <div>
            <RowList
              title={t('operator.running')}
              nothing={t('operator.nothingRuns')}
              rows={remotes.map(({ name, channel, stable, canary, isDisabled }) => ({
                id: `${name}-${channel}`,
                name,
                to: `/releases?remote=${name}`,
                detail: canary
                  ? t('operator.canary', { version: canary.version, percent: format.number(canary.percent) })
                  : channel,
                end: isDisabled ? t('operator.off') : <Num value={stable} />,
              }))}
            />
          </div>
        </Stack>
      )}
    </Panel>
  )
}
