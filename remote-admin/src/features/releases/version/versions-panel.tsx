import type { ReleaseList } from '@sufra/shared/contracts/release-control'
import type { ReleaseHealth } from '@sufra/shared/contracts/release-health'
import { Button, EmptyState, Flex, Stack } from '@sufra/shared/ui'
import { Pagination } from '@sufra/shared/ui/data'
import { useTranslation } from 'react-i18next'
import { Listing } from '../listing.tsx'
import { usePages } from '../paged.ts'
import type { ReleaseAddress } from '../release-address.ts'
import { remoteNamesOf } from '../release-view.ts'
import { RemoteFilter } from '../remote-filter.tsx'
import { useOpened } from '../use-opened.ts'
import { PruneDialog } from './prune-dialog.tsx'
import { useVersionColumns } from './version-columns.tsx'

interface VersionsPanelProps {
  list: ReleaseList
  health: ReleaseHealth | undefined
  remote: string | null
  onAddress: (change: Partial<ReleaseAddress>) => void
}

/** Every version that is kept, newest first. */
export const VersionsPanel = ({ list, health, remote, onAddress }: VersionsPanelProps) => {
  const { t } = useTranslation()
  const columns = useVersionColumns({ health, onOpen: opened => onAddress({ opened }) })
  const versions = list.versions
    .filter(({ name }) => remote === null || name === remote)
    .toSorted((one, other) => Date.parse(other.publishedAt) - Date.parse(one.publishedAt))
  const { rows, pages } = usePages(versions)
  const pruning = useOpened<string>()
  return (
    <Stack gap="3.5">
      <Flex gap="2" wrap="wrap" justify="space-between">
        <RemoteFilter
          names={remoteNamesOf(list)}
          remote={remote}
          onChange={next => onAddress({ remote: next })}
        />
        {remote !== null && (
          <Button size="sm" variant="outline" onClick={() => pruning.open(remote)}>
            {t('admin:releases.prune.open')}
          </Button>
        )}
      </Flex>
      <Listing
        caption={t('admin:releases.tab.versions')}
        columns={columns}
        rows={rows}
        rowKey={({ name, version }) => `${name} ${version}`}
        empty={<EmptyState drawing="search" title={t('admin:releases.versions.empty')} />}
        footer={pages.totalPages > 1 && <Pagination label={t('admin:releases.versions.pages')} {...pages} />}
      />
      {pruning.value !== null && (
        <PruneDialog key={pruning.key} isOpen={pruning.isOpen} name={pruning.value} onClose={pruning.close} />
      )}
    </Stack>
  )
}
