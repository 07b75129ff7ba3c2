import { useQuery } from '@tanstack/react-query'
import { EmptyState, ErrorState, Flex, Stack } from '@sufra/shared/ui'
import { Pagination } from '@sufra/shared/ui/data'
import { useTranslation } from 'react-i18next'
import { Listing } from '../listing.tsx'
import { usePages } from '../paged.ts'
import type { ReleaseAddress } from '../release-address.ts'
import { releaseHistoryQuery } from '../releases.queries.ts'
import { RemoteFilter } from '../remote-filter.tsx'
import { keyOf } from './events.ts'
import { useHistoryColumns } from './history-columns.tsx'

interface HistoryPanelProps {
  names: readonly string[]
  remote: string | null
  onAddress: (change: Partial<ReleaseAddress>) => void
}

/** The last changes and uploads: who did what, when and why. */
export const HistoryPanel = ({ names, remote, onAddress }: HistoryPanelProps) => {
  const { t } = useTranslation()
  const history = useQuery(releaseHistoryQuery(remote))
  const columns = useHistoryColumns()
  const { rows, pages } = usePages(history.data ?? [])
  if (history.isError && !history.data)
    return (
      <ErrorState
        title={t('admin:releases.history.failed')}
        detail={t('admin:releases.failedDetail')}
        retryLabel={t('admin:releases.retry')}
        onRetry={() => void history.refetch()}
        isRetrying={history.isFetching}
      />
    )
  return (
    <Stack gap="3.5">
      <Flex>
        <RemoteFilter names={names} remote={remote} onChange={next => onAddress({ remote: next })} />
      </Flex>
      <Listing
        caption={t('admin:releases.tab.history')}
        columns={columns}
        rows={history.data && rows}
        rowKey={keyOf}
        isRefreshing={history.isPlaceholderData}
        empty={<EmptyState drawing="receipt" title={t('admin:releases.history.empty')} />}
        footer={pages.totalPages > 1 && <Pagination label={t('admin:releases.history.pages')} {...pages} />}
      />
    </Stack>
  )
}
