import { useState } from 'react'
import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '@sufra/shared/ui'
import { liveOrdersQuery } from '@sufra/shared/live'
import { BoardHead } from './board-head.tsx'
import { BoardMenu } from './board-menu.tsx'
import { BoardSkeleton } from './board-skeleton.tsx'
import { FilterBar } from './filter/filter-bar.tsx'
import { FilterButton } from './filter/filter-button.tsx'
import { MoreOrdersBar } from './more-orders-bar.tsx'
import { OfflineBar } from './connection/offline-bar.tsx'
import { scheduledDrawer, useLaterParts } from './later-parts.ts'
import { ShownBoard } from './shown-board.tsx'
import { useBoardFilter } from './filter/use-board-filter.ts'
import { useBoardViews } from './use-board-views.ts'
import { useConnection } from './connection/use-connection.ts'

interface LiveBoardProps {
  /** The bell's button in the page head. */
  soundControl: ReactNode
  /** Asks for a test of the bell while this device has not had one. */
  soundTest: ReactNode
}

export const LiveBoard = ({ soundControl, soundTest }: LiveBoardProps) => {
  const { t } = useTranslation()
  const { data, isError, dataUpdatedAt, refetch, isFetching } = useQuery(liveOrdersQuery)
  const connection = useConnection(isError)
  const [isScheduledOpen, setIsScheduledOpen] = useState<boolean | null>(null)
  useLaterParts()
  const orders = data?.data
  const filtered = useBoardFilter(orders)
  const views = useBoardViews()
  const closeScheduled = () => setIsScheduledOpen(false)
  return (
    <>
      <BoardHead
        orders={filtered.shown}
        state={connection.state}
        onOpenScheduled={() => setIsScheduledOpen(true)}
        menu={<BoardMenu views={views} />}
      >
        {soundControl}
        <FilterButton filtered={filtered} orders={orders ?? []} />
      </BoardHead>
      {soundTest}
      {orders && connection.isUnreachable && <OfflineBar since={dataUpdatedAt} />}
      {data && data.moreOpen > 0 && <MoreOrdersBar count={data.moreOpen} />}
      {orders && <FilterBar filtered={filtered} orders={orders} />}
      {orders && <ShownBoard views={views} filtered={filtered} orders={orders} connection={connection} />}
      {!orders && isError && (
        <ErrorState
          title={t('orders:error.title')}
          detail={t('orders:error.detail')}
          retryLabel={t('orders:error.retry')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!orders && !isError && <BoardSkeleton />}
      {isScheduledOpen !== null && (
        <scheduledDrawer.Part isOpen={isScheduledOpen} orders={filtered.shown} onClose={closeScheduled} />
      )}
    </>
  )
}
