import type { ReleaseList } from '@sufra/shared/contracts/release-control'
import type { ReleaseHealth } from '@sufra/shared/contracts/release-health'
import { Button, EmptyState, Flex, Stack } from '@sufra/shared/ui'
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
import type { ReleaseAddress } from '../release-address.ts'
import { VERSIONS_URL } from '../release-lists.ts'
import { remoteNamesOf } from '../release-view.ts'
import { RemoteFilter } from '../remote-filter.tsx'
import { useOpened } from '../use-opened.ts'
import { PruneDialog } from './prune-dialog.tsx'
import { useVersionColumns } from './version-columns.tsx'

interface VersionsPanelProps {
  list: ReleaseList
  health: ReleaseHealth | undefined
  onAddress: (change: Partial<ReleaseAddress>) => void
}

/** Renders every stored version, newest first by default. */
export const VersionsPanel = ({ list, health, onAddress }: VersionsPanelProps) => {
  const { t } = useTranslation()
  const url = useTableUrl(VERSIONS_URL)
  const { remote } = url.filters
  const columns = useVersionColumns({ health, onOpen: opened => onAddress({ opened }) })
  const view = useTableView({ name: 'versions', columns })
  const versions = list.versions.filter(({ name }) => remote === null || name === remote)
  const { rows, ordered, pages } = useRowsInPage({ ...url, rows: versions, columns })
  const pruning = useOpened<string>()
  return (
    <Stack gap="3.5">
      <Flex gap="2" wrap="wrap">
        <RemoteFilter
          names={remoteNamesOf(list)}
          remote={remote}
          onChange={next => url.change({ remote: next })}
        />
        {remote !== null && (
          <Button size="sm" minH="10" variant="outline" onClick={() => pruning.open(remote)}>
            {t('admin:releases.prune.open')}
          </Button>
        )}
        <ToolbarEnd>
          <ColumnMenu view={view} />
          <ExportButton
            fileName="versions"
            columns={view.columns}
            rowsForExport={() => ({ rows: ordered, isCut: false })}
          />
        </ToolbarEnd>
      </Flex>
      <DataTable
        caption={t('admin:releases.tab.versions')}
        columns={view.columns}
        density={view.density}
        isWide
        rows={rows}
        rowKey={({ name, version }) => `${name} ${version}`}
        sort={url.sort}
        onSort={url.sortBy}
        opens={({ name, version }) => onAddress({ opened: { name, version } })}
        empty={
          url.isFiltered ? (
            <NoMatch title={t('admin:releases.versions.noMatch')} onClear={url.clear} />
          ) : (
            <EmptyState drawing="search" title={t('admin:releases.versions.empty')} />
          )
        }
        pages={{
          ...pages,
          label: t('admin:releases.versions.pages'),
          onChange: url.goTo,
          onResize: url.resize,
        }}
      />
      {pruning.value !== null && (
        <PruneDialog key={pruning.key} isOpen={pruning.isOpen} name={pruning.value} onClose={pruning.close} />
      )}
    </Stack>
  )
}
