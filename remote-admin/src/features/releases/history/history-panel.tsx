import { useQuery } from '@tanstack/react-query'
import { EmptyState, Flex, Stack } from '@sufra/shared/ui'
import {
  ColumnMenu,
  DataTable,
  ExportButton,
  NoMatch,
  ToolbarEnd,
  useRowsInPage,
  useTableUrl,
  useTableView,
} from '@sufra/shared/ui/data'
import { useTranslation } from 'react-i18next'
import { HISTORY_URL } from '../release-lists.ts'
import { releaseHistoryQuery } from '../releases.queries.ts'
import { RemoteFilter } from '../remote-filter.tsx'
import { keyOf } from './events.ts'
import { useHistoryColumns } from './history-columns.tsx'

/** Renders the last changes and uploads with person, time and reason. */
export const HistoryPanel = ({ names }: { names: readonly string[] }) => {
  const { t } = useTranslation()
  const url = useTableUrl(HISTORY_URL)
  const { remote } = url.filters
  const history = useQuery(releaseHistoryQuery(remote))
  const columns = useHistoryColumns()
  const view = useTableView({ name: 'release-history', columns })
  const { rows, ordered, pages } = useRowsInPage({ ...url, rows: history.data, columns })
  return (
    <Stack gap="3.5">
      <Flex gap="2" wrap="wrap">
        <RemoteFilter names={names} remote={remote} onChange={next => url.change({ remote: next })} />
        <ToolbarEnd>
          <ColumnMenu view={view} />
          <ExportButton
            fileName="release-history"
            columns={view.columns}
            rowsForExport={() => ({ rows: ordered, isCut: false })}
            isDisabled={!history.data}
          />
        </ToolbarEnd>
      </Flex>
      <DataTable
        caption={t('admin:releases.tab.history')}
        columns={view.columns}
        density={view.density}
        isWide
        rows={rows}
        rowKey={keyOf}
        isRefreshing={history.isPlaceholderData}
        failure={
          history.isError
            ? {
                title: t('admin:releases.history.failed'),
                detail: t('admin:releases.failedDetail'),
                onRetry: () => void history.refetch(),
                isRetrying: history.isFetching,
              }
            : null
        }
        empty={
          url.isFiltered ? (
            <NoMatch title={t('admin:releases.history.noMatch')} onClear={url.clear} />
          ) : (
            <EmptyState drawing="receipt" title={t('admin:releases.history.empty')} />
          )
        }
        pages={
          history.data && {
            ...pages,
            label: t('admin:releases.history.pages'),
            onChange: url.goTo,
            onResize: url.resize,
          }
        }
      />
    </Stack>
  )
}
