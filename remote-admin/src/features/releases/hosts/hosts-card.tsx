import { useQuery } from '@tanstack/react-query'
import type { HostFacts } from '@sufra/shared/contracts/release-control'
import { EmptyState, Heading, Num, Stack, Text } from '@sufra/shared/ui'
import { DataTable } from '@sufra/shared/ui/data'
import type { TableColumn } from '@sufra/shared/ui/data'
import { useTranslation } from 'react-i18next'
import { hostsQuery } from '../releases.queries.ts'
import { VersionName } from '../version-name.tsx'

const versionOf = ({ provides }: HostFacts, key: string) => provides[key]?.version

const useHostColumns = (): TableColumn<HostFacts>[] => {
  const { t } = useTranslation()
  const shown = (version: string | undefined) =>
    version === undefined ? t('admin:releases.none') : <VersionName value={version} />
  return [
    {
      id: 'version',
      header: t('admin:releases.live.version'),
      render: ({ version }) => <VersionName value={version} />,
    },
    {
      id: 'api',
      header: t('admin:releases.hosts.api'),
      render: ({ hostApi }) => <VersionName value={hostApi} />,
    },
    {
      id: 'ui',
      header: t('admin:releases.hosts.shared'),
      render: host => shown(versionOf(host, '@sufra/shared/ui')),
    },
    { id: 'react', header: t('admin:releases.hosts.react'), render: host => shown(versionOf(host, 'react')) },
    {
      id: 'count',
      header: t('admin:releases.hosts.packages'),
      align: 'end',
      render: ({ provides }) => <Num value={Object.keys(provides).length} />,
    },
  ]
}

/** Renders the last released hosts: a remote is checked against each of them before its release. */
export const HostsCard = () => {
  const { t } = useTranslation()
  const hosts = useQuery(hostsQuery)
  const columns = useHostColumns()
  return (
    <Stack gap="2.5">
      <Heading textStyle="lg15">{t('admin:releases.hosts.title')}</Heading>
      <Text color="muted" textStyle="sm13">
        {t('admin:releases.hosts.about')}
      </Text>
      <DataTable
        isWide
        caption={t('admin:releases.hosts.title')}
        columns={columns}
        rows={hosts.data}
        rowKey={({ version }) => version}
        failure={
          hosts.isError
            ? {
                title: t('admin:releases.hosts.failed'),
                detail: t('admin:releases.failedDetail'),
                onRetry: () => void hosts.refetch(),
                isRetrying: hosts.isFetching,
              }
            : null
        }
        empty={<EmptyState drawing="search" title={t('admin:releases.hosts.empty')} />}
      />
    </Stack>
  )
}
