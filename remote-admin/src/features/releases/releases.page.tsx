import { useFormat } from '@sufra/shared/i18n'
import { toServerTime, useServerNow } from '@sufra/shared/live'
import { useQuery } from '@tanstack/react-query'
import { QueryError } from '@sufra/shared/failures'
import { useSearchParams } from '@sufra/shared/router'
import { Banner, Box, Button, Card, Flex, LiveDot, PageHead, Skeleton, Stack } from '@sufra/shared/ui'
import { SegmentedTabs } from '@sufra/shared/ui/data'
import { useTranslation } from 'react-i18next'
import { changesIn } from './history/events.ts'
import { TakebackBanner } from './history/takeback-banner.tsx'
import { readAddress, TABS, writeAddress } from './release-address.ts'
import type { ReleaseAddress } from './release-address.ts'
import { ReleaseTabs } from './release-tabs.tsx'
import { releaseHistoryQuery, releaseListQuery } from './releases.queries.ts'

const CARDS = ['first', 'second', 'third']

/** Renders skeletons of three remotes. */
const LiveSkeleton = () => (
  <Stack gap="3.5" aria-busy>
    {CARDS.map(card => (
      <Card key={card} p="4.5">
        <Stack gap="4">
          <Flex gap="3" align="center">
            <Skeleton boxSize="9.5" />
            <Skeleton w="24" h="5" />
            <Skeleton w="24" h="9" ms="auto" />
          </Flex>
          <Skeleton h="14" />
          <Skeleton h="14" />
        </Stack>
      </Card>
    ))}
  </Stack>
)

const EVERY_MS = 5000

interface FreshnessProps {
  /** Time of the last answer in ms; 0 before the first. */
  updatedAt: number
  /** True if the last request failed. */
  isStale: boolean
}

/** Renders the age of the data. */
const Freshness = ({ updatedAt, isStale }: FreshnessProps) => {
  const { t } = useTranslation()
  const format = useFormat()
  const now = useServerNow(EVERY_MS)
  if (updatedAt === 0) return null
  const ago = format.ago(Math.max(0, now - toServerTime(updatedAt)))
  return (
    <>
      <LiveDot tone={isStale ? 'neutral' : 'active'} />
      <span>{t(isStale ? 'admin:releases.stale' : 'admin:releases.fresh', { ago })}</span>
    </>
  )
}

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
