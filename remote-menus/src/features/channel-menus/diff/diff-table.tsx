import type { UseQueryResult } from '@tanstack/react-query'
import type { ChannelDiff } from '@sufra/shared/contracts/publication'
import { EmptyState } from '@sufra/shared/ui'
import { DataTable } from '@sufra/shared/ui/data'
import { useTranslation } from 'react-i18next'
import { useDiffColumns } from './diff-columns.tsx'

interface DiffTableProps {
  /** name of the platform */
  name: string
  shown: ChannelDiff | undefined
  query: UseQueryResult<ChannelDiff[]>
}

/** Differences of a platform's menu, dish by dish. */
export const DiffTable = ({ name, shown, query }: DiffTableProps) => {
  const { t } = useTranslation()
  const columns = useDiffColumns()
  const isSame = shown !== undefined && shown.counts.same > 0
  const failure = {
    title: t('menus:channels.failedTitle'),
    onRetry: () => void query.refetch(),
    isRetrying: query.isFetching,
  }
  return (
    <DataTable
      caption={t('menus:channels.table', { name })}
      columns={columns}
      rows={shown?.rows}
      rowKey={({ productId }) => productId}
      isRefreshing={query.isFetching && !query.isPending}
      failure={query.isError ? failure : null}
      empty={
        <EmptyState
          title={t(isSame ? 'menus:channels.same' : 'menus:channels.nothing', { name })}
          detail={t(isSame ? 'menus:channels.sameDetail' : 'menus:channels.nothingDetail')}
        />
      }
    />
  )
}
