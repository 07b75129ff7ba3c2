import type { DriftSummary, RepairRequest } from '@sufra/shared/contracts/drift'
import { useFormat } from '@sufra/shared/i18n'
import { toServerTime } from '@sufra/shared/live'
import { MerchantAndBrand } from '@sufra/shared/merchants'
import { useIsOperator } from '@sufra/shared/session'
import { Button, EmptyState, LiveDot, PageHead, Stack } from '@sufra/shared/ui'
import { DataTable, NoMatch, usePagedRows, useTableUrl } from '@sufra/shared/ui/data'
import { useQuery } from '@tanstack/react-query'
import { Wrench } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { DriftGrid } from './grid/drift-grid.tsx'
import { useDriftColumns } from './drift-columns.tsx'
import { keyOfRow, useCanRepair, useDriftWords } from './drift-words.ts'
import { KINDS, RADAR_URL, driftQuery, summaryQuery, useRepair } from './radar.queries.ts'
import type { RadarFilters } from './radar.queries.ts'
import { RadarSummary, UnreadablePlatforms, countsOf, readAtOf, standingOf } from './radar-summary.tsx'
import { RadarToolbar } from './radar-toolbar.tsx'

const PHONE = '(max-width: 767.98px)'

const follow = (listener: () => void) => {
  const query = window.matchMedia(PHONE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Returns whether the window is too narrow for products and platforms side by side. */
const useIsPhone = (): boolean => useSyncExternalStore(follow, () => window.matchMedia(PHONE).matches)

const NO_SHOPS: DriftSummary['shops'] = []

const useStatus = (summary: DriftSummary | undefined, now: number) => {
  const { t } = useTranslation('radar')
  const format = useFormat()
  if (!summary) return undefined
  const { shops } = summary
  if (shops.length === 0) return undefined
  const readAt = readAtOf(shops)
  if (readAt === null) return t(standingOf(shops))
  const { different, unread } = countsOf(shops)
  return (
    <>
      <LiveDot tone={different > 0 ? 'disabled' : 'active'} />
      {t(unread > 0 ? 'checkedRest' : 'checked', { ago: format.ago(Math.max(0, now - readAt)) })}
    </>
  )
}

const NothingDiffers = ({ shops, now }: { shops: DriftSummary['shops']; now: number }) => {
  const { t } = useTranslation('radar')
  const format = useFormat()
  const readAt = readAtOf(shops)
  if (shops.length === 0)
    return <EmptyState drawing="search" title={t('noShop')} detail={t('noShopDetail')} />
  const standing = standingOf(shops)
  return readAt === null ? (
    <EmptyState drawing="search" title={t(standing)} detail={t(`${standing}Detail`)} />
  ) : (
    <EmptyState
      title={t(standing)}
      detail={t('emptyDetail', { ago: format.ago(Math.max(0, now - readAt)) })}
    />
  )
}

const useRadar = () => {
  const url = useTableUrl(RADAR_URL)
  const isGrid = !useIsPhone() && url.filters.view === 'grid'
  const summary = useQuery(summaryQuery(url.filters))
  const gridBranch = url.filters.branch ?? summary.data?.shops[0]?.branchId ?? null
  // Without a known branch there is no grid: the list states the reason.
  const isListed = !isGrid || (gridBranch === null && !summary.isPending)
  const drift = useQuery({ ...driftQuery(url), enabled: isListed })
  const repair = useRepair()
  const [busy, setBusy] = useState<readonly string[]>([])
  const start = (request: RepairRequest, key: string) => {
    setBusy(keys => [...keys, key])
    const end = () => setBusy(keys => keys.filter(each => each !== key))
    // Each of several repairs ends by itself. The mutation reports a failure.
    repair.mutateAsync(request).then(end, end)
  }
  const isBusy = (key: string): boolean => busy.includes(key)
  return { url, isGrid, gridBranch, drift, summary, isBusy, start }
}

/** Shops in view that have differences. */
const targetsOf = ({ shops }: DriftSummary, { branch, channel }: RadarFilters) =>
  shops.filter(
    shop =>
      shop.different > 0 &&
      (branch === null || shop.branchId === branch) &&
      (channel === null || shop.channelId === channel),
  )

const RepairAll = ({
  summary,
  filters,
  isBusy,
  onRepair,
}: {
  summary: DriftSummary
  filters: RadarFilters
  isBusy: boolean
  onRepair: (request: RepairRequest) => void
}) => {
  const { t } = useTranslation('radar')
  const canRepair = useCanRepair()
  const branchIds = [...new Set(targetsOf(summary, filters).map(({ branchId }) => branchId))]
  const { channel, kind } = filters
  if (branchIds.length === 0 || !(kind ? [kind] : KINDS).some(canRepair)) return null
  return (
    <Button
      icon={<Wrench size={18} aria-hidden />}
      isLoading={isBusy}
      onClick={() => onRepair({ branchIds, ...(channel && { channelId: channel }), ...(kind && { kind }) })}
    >
      {t('repairAll')}
    </Button>
  )
}

interface DriftListProps {
  url: ReturnType<typeof useRadar>['url']
  drift: ReturnType<typeof useRadar>['drift']
  summary: ReturnType<typeof useRadar>['summary']
  now: number
  isBusy: (key: string) => boolean
  onRepair: (request: RepairRequest, key: string) => void
}

/** Table of differences, the worst first. */
const DriftList = ({ url, drift, summary, now, isBusy, onRepair }: DriftListProps) => {
  const { t } = useTranslation('radar')
  const { nameOf } = useDriftWords()
  const { filters } = url
  const columns = useDriftColumns({ now, isBusy, onRepair })
  const isFiltered = filters.branch !== null || filters.channel !== null || filters.kind !== null
  // "No difference" is stated only once the readings are known.
  const isUnsure = drift.data?.data.length === 0 && !isFiltered && !summary.data
  const both = {
    data: undefined,
    isPlaceholderData: drift.isPlaceholderData,
    isError: drift.isError || summary.isError,
    isFetching: drift.isFetching || summary.isFetching,
    refetch: () => Promise.all([drift.refetch(), summary.refetch()]),
  }
  const list = usePagedRows(isUnsure ? both : drift, url, {
    failed: { title: t('failedTitle'), detail: t('failedDetail') },
    pages: t('pages'),
  })
  return (
    <DataTable
      {...list}
      caption={t('caption')}
      columns={columns}
      isWide
      rowKey={keyOfRow}
      rowLabel={nameOf}
      empty={
        isFiltered ? (
          <NoMatch title={t('noMatch')} onClear={url.clear} />
        ) : (
          <NothingDiffers shops={summary.data?.shops ?? NO_SHOPS} now={now} />
        )
      }
    />
  )
}

/** Differences between platforms and Sufra, found by reading the platforms, repaired with one press. */
export const RadarPage = () => {
  const { t } = useTranslation('radar')
  const isOperator = useIsOperator()
  const { url, isGrid, gridBranch, drift, summary, isBusy, start } = useRadar()
  const { filters } = url
  const now = toServerTime(Math.max(drift.dataUpdatedAt, summary.dataUpdatedAt))
  const shops = summary.data?.shops ?? NO_SHOPS
  const isPhone = useIsPhone()
  const words = { merchant: t('merchant'), brand: t('brand'), noBrand: t('noBrand') }
  return (
    <>
      <title>{t('host:pageTitle', { title: t('title') })}</title>
      <PageHead
        title={t('title')}
        status={useStatus(summary.data, now)}
        actions={
          summary.data && (
            <RepairAll
              summary={summary.data}
              filters={isGrid ? { ...filters, branch: gridBranch } : filters}
              isBusy={isBusy('all')}
              onRepair={request => start(request, 'all')}
            />
          )
        }
      />
      {isOperator && (
        <MerchantAndBrand
          words={words}
          merchantId={filters.merchant}
          brandId={filters.brand}
          onChoose={({ merchant, brand }) =>
            url.change({ merchant: merchant ?? null, brand: brand ?? null, branch: null })
          }
        />
      )}
      <Stack gap="3.5">
        {summary.data && <RadarSummary summary={summary.data} />}
        <UnreadablePlatforms shops={shops} now={now} />
        <RadarToolbar
          filters={filters}
          shops={shops}
          isGrid={isGrid}
          gridBranch={gridBranch}
          isGridPossible={!isPhone}
          onChange={url.change}
        />
        {isGrid && gridBranch !== null ? (
          <DriftGrid
            filters={filters}
            shops={shops}
            isBusy={isBusy}
            branchId={gridBranch}
            onRepair={start}
            onChange={url.change}
          />
        ) : (
          <DriftList url={url} drift={drift} summary={summary} now={now} isBusy={isBusy} onRepair={start} />
        )}
      </Stack>
    </>
  )
}
