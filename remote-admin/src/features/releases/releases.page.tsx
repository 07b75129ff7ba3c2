import { useQuery } from '@tanstack/react-query'
import { QueryError } from '@sufra/shared/failures'
import { useSearchParams } from '@sufra/shared/router'
import { Banner, Box, Button, PageHead } from '@sufra/shared/ui'
import { SegmentedTabs } from '@sufra/shared/ui/data'
import { useTranslation } from 'react-i18next'
import { Freshness } from './freshness.tsx'
import { changesIn } from './history/events.ts'
import { TakebackBanner } from './history/takeback-banner.tsx'
import { LiveSkeleton } from './live/live-skeleton.tsx'
import { readAddress, TABS, writeAddress } from './release-address.ts'
import type { ReleaseAddress } from './release-address.ts'
import { ReleaseTabs } from './release-tabs.tsx'
import { releaseHistoryQuery, releaseListQuery } from './releases.queries.ts'

const PANEL_ID = 'releases-panel'

/**
 * Renders the operator's releases: live versions, their health, and the rollback. Tab, filters and open details are in
 * the address.
 */
export const ReleasesPage = () => {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  const address = readAddress(params)
  const list = useQuery(releaseListQuery)
  const history = useQuery(releaseHistoryQuery(null))
  const change = (changed: Partial<ReleaseAddress>) => setParams(current => writeAddress(current, changed))
  const changes = changesIn(history.data ?? [])
  const retry = (
    <Button size="sm" variant="ghost" isLoading={list.isFetching} onClick={() => void list.refetch()}>
      {t('admin:releases.retry')}
    </Button>
  )
  return (
    <>
      <PageHead
        title={t('admin:nav.releases')}
        status={<Freshness updatedAt={list.dataUpdatedAt} isStale={list.isError} />}
      />
      {history.data && <TakebackBanner history={changes} />}
      {list.isError && list.data && (
        <Box mb="3.5">
          <Banner tone="notice" action={retry}>
            {t('admin:releases.notRefreshed')}
          </Banner>
        </Box>
      )}
      <Box mb="3.5">
        <SegmentedTabs
          label={t('admin:releases.tabs')}
          value={address.tab}
          onChange={tab => change({ tab })}
          panelId={PANEL_ID}
          options={TABS.map(value => ({ value, label: t(`admin:releases.tab.${value}`) }))}
        />
      </Box>
      <Box as="section" id={PANEL_ID} role="tabpanel" aria-label={t(`admin:releases.tab.${address.tab}`)}>
        {list.data ? (
          <ReleaseTabs address={address} list={list.data} history={changes} onAddress={change} />
        ) : list.isError ? (
          <QueryError
            of={list}
            title={t('admin:releases.failedTitle')}
            detail={t('admin:releases.failedDetail')}
          />
        ) : (
          <LiveSkeleton />
        )}
      </Box>
    </>
  )
}
