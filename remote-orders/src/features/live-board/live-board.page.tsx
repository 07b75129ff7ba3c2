import { memo, useState } from 'react'
import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { LiveOrders, Order } from '@sufra/shared/contracts/order'
import { liveOrdersQuery } from '@sufra/shared/live'
import { useLocation } from '@sufra/shared/router'
import { Box, lazyPart } from '@sufra/shared/ui'
import { Board } from './board.tsx'
import { BoardFailure } from './connection/board-failure.tsx'
import { BoardHead } from './board-head.tsx'
import { BoardMenu } from './board-menu.tsx'
import { BoardSkeleton } from './board-skeleton.tsx'
import { FilterBar } from './filter/filter-bar.tsx'
import { FilterButton } from './filter/filter-button.tsx'
import { MoreOrdersBar } from './more-orders-bar.tsx'
import { OfflineBar } from './connection/offline-bar.tsx'
import { QueuedActionsBar } from './connection/queued-actions-bar.tsx'
import { Refused } from './connection/refused.tsx'
import { scheduledDrawer, useLaterParts } from './later-parts.ts'
import { useBoardFocus } from './use-board-focus.ts'
import { useBoardFilter } from './filter/use-board-filter.ts'
import type { FilteredOrders } from './filter/use-board-filter.ts'
import { useBoardViews } from './use-board-views.ts'
import type { BoardViews } from './use-board-views.ts'
import { useConnection } from './connection/use-connection.ts'
import type { Connection } from './connection/use-connection.ts'
import { useFollowing } from './use-following.ts'

const wall = lazyPart({
  load: () => import(/* webpackChunkName: "board-wall" */ './wall/wall.tsx').then(({ Wall }) => Wall),
})
const kitchen = lazyPart({
  load: () =>
    import(/* webpackChunkName: "board-kitchen" */ './kitchen/kitchen.tsx').then(({ Kitchen }) => Kitchen),
  height: '24rem',
})
const allDay = lazyPart({
  load: () =>
    import(/* webpackChunkName: "board-all-day" */ './all-day/all-day.tsx').then(({ AllDay }) => AllDay),
  height: '2.75rem',
})

interface ShownBoardProps {
  views: BoardViews
  filtered: FilteredOrders
  /** all orders */
  orders: Order[]
  connection: Connection
}

/** The orders in the view that this device has chosen. */
const ShownBoard = ({ views, filtered, orders, connection }: ShownBoardProps) => {
  const { shown = [], hidden } = filtered
  if (views.isWall)
    return (
      <wall.Part
        orders={shown}
        hiddenCount={hidden.length}
        state={connection.state}
        onLeave={views.leaveWall}
      />
    )
  return (
    <>
      {views.allDay !== 'off' && (
        <allDay.Part
          orders={shown}
          isOpen={views.allDay === 'open'}
          onToggle={isOpen => views.showAllDay(isOpen ? 'open' : 'folded')}
        />
      )}
      {views.isKitchen ? (
        <>
          <QueuedActionsBar />
          <kitchen.Part orders={shown} known={orders} />
          <Refused />
        </>
      ) : (
        <Board orders={shown} isFiltered={shown !== orders} isOffline={connection.isOffline} />
      )}
    </>
  )
}

interface BoardPageProps {
  /** undefined until the first answer */
  list: LiveOrders | undefined
  /** true if the latest request failed */
  isFailing: boolean
  /** arrival of the list in ms since 1970, for a failing board */
  heardAt: number
  isRetrying: boolean
  onRetry: () => unknown
  soundControl: ReactNode
  soundTest: ReactNode
}

/** Page frame around the board, for each state of the list. */
const BoardPage = memo(({ list, isFailing, heardAt, soundControl, soundTest, ...retry }: BoardPageProps) => {
  const connection = useConnection(isFailing)
  const [isScheduledOpen, setIsScheduledOpen] = useState<boolean | null>(null)
  useLaterParts()
  const orders = list?.data
  const filtered = useBoardFilter(orders)
  const views = useBoardViews()
  const board = useBoardFocus()
  const closeScheduled = () => setIsScheduledOpen(false)
  return (
    <Box ref={board} position="relative" data-board tabIndex={-1}>
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
      {orders && connection.isUnreachable && <OfflineBar since={heardAt} />}
      {list && list.moreOpen > 0 && <MoreOrdersBar count={list.moreOpen} />}
      {orders && <FilterBar filtered={filtered} orders={orders} />}
      {orders && <ShownBoard views={views} filtered={filtered} orders={orders} connection={connection} />}
      {!orders && isFailing && <BoardFailure {...retry} />}
      {!orders && !isFailing && <BoardSkeleton />}
      {isScheduledOpen !== null && (
        <scheduledDrawer.Part isOpen={isScheduledOpen} orders={filtered.shown} onClose={closeScheduled} />
      )}
    </Box>
  )
})
BoardPage.displayName = 'BoardPage'

interface LiveBoardProps {
  /** Ring settings button in the page header. */
  soundControl: ReactNode
  /** Asks for a sound test if this device has not had one. */
  soundTest: ReactNode
}

/**
 * The live orders. List updates render with low priority, because sixty cards take longer than a frame and must not
 * delay a press.
 */
export const LiveBoard = (props: LiveBoardProps) => {
  const query = useQuery(liveOrdersQuery)
  const list = useFollowing(query.data, useLocation().key)
  return (
    <BoardPage
      {...props}
      list={list}
      isFailing={query.isError}
      heardAt={query.isError ? query.dataUpdatedAt : 0}
      isRetrying={query.isError && query.isFetching}
      onRetry={query.refetch}
    />
  )
}
