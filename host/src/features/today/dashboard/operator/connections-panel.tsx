import type { OperatorConnections } from '@sufra/shared/contracts/operator-dashboard'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Panel } from '../panel.tsx'
import { connectionsQuery } from './operator.queries.ts'
import { RowList } from './row-list.tsx'

const Failing = ({ title, found }: { title: string; found: OperatorConnections }) => {
  const { t } = useTranslation('dashboard')
  const { language } = useLanguage()
  const format = useFormat()
  return (
    <RowList
      title={title}
      nothing={t('operator.noneFails')}
      rows={found.connections.map(
        ({ accountId, merchantName, branchId, branchName, channelName, ...row }) => ({
          id: `${accountId}-${branchId}-${channelName}`,
          name: inLanguage(merchantName, language),
          to: `/integrations?merchant=${accountId}`,
          detail: [branchName, channelName].map(name => inLanguage(name, language)).join(' · '),
          end: row.failingSince
            ? t('operator.since', { time: format.dateTime(row.failingSince) })
            : t('operator.cut'),
        }),
      )}
    />
  )
}

/** Currently failing connections of all merchants. */
export const ConnectionsPanel = () => {
  const { t } = useTranslation('dashboard')
  const { language } = useLanguage()
  const query = useQuery(connectionsQuery)
  const title = t('operator.connections')
  return (
    <Panel
      title={title}
      query={query}
      height="300px"
      lines={({ connections }) => [
        [t('operator.merchant'), t('operator.branch'), t('channel'), t('operator.failingSince')],
        ...connections.map(({ merchantName, branchName, channelName, failingSince }) => [
          ...[merchantName, branchName, channelName].map(name => inLanguage(name, language)),
          failingSince,
        ]),
      ]}
    >
      {found => <Failing title={title} found={found} />}
    </Panel>
  )
}
