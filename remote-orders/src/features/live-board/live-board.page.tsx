import { useFormat } from '@sufra/shared/i18n'
import { Menu } from '@sufra/shared/ui/overlays'
import { EllipsisVertical, Layers, WifiOff } from 'lucide-react'
import { memo, useState } from 'react'
import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { LiveOrders, Order } from '@sufra/shared/contracts/order'
import { liveOrdersQuery } from '@sufra/shared/live'
import { useLocation } from '@sufra/shared/router'
import {
  Banner,
  Box,
  ErrorState,
  Grid,
  IconButton,
  lazyPart,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { Board } from './board.tsx'
import { BoardHead } from './board-head.tsx'
import { FilterBar } from './filter/filter-bar.tsx'
import { FilterButton } from './filter/filter-button.tsx'
import { QueuedActionsBar } from './connection/queued-actions-bar.tsx'
import { RefusedActions } from './connection/refused-actions.tsx'
import { scheduledDrawer, useLaterParts } from './later-parts.ts'
import { useBoardFocus } from './use-board-focus.ts'
import { useBoardFilter } from './filter/use-board-filter.ts'
import type { FilteredOrders } from './filter/use-board-filter.ts'
import { useBoardViews } from './use-board-views.ts'
import type { BoardViews } from './use-board-views.ts'
import { useConnection } from './connection/use-connection.ts'
import type { Connection } from './connection/use-connection.ts'
import { useFollowing } from './use-following.ts'

/** Menu of the board's views. */
const BoardMenu = ({ views }: { views: BoardViews }) => {
  const { t } = useTranslation()
  const { allDay, isKitchen } = views
  const label = t('orders:board.menu')
  return (
    <Menu
      label={label}
      items={[
        {
          id: 'all-day',
          label: t(allDay === 'off' ? 'orders:allDay.title' : 'orders:allDay.hide'),
          onSelect: () => views.showAllDay(allDay === 'off' ? 'open' : 'off'),
        },
        {
          id: 'kitchen',
          label: t(isKitchen ? 'orders:kitchen.leave' : 'orders:kitchen.title'),
          onSelect: () => views.show(isKitchen ? 'lanes' : 'kitchen'),
        },
        { id: 'wall', label: t('orders:wall.title'), onSelect: () => views.show('wall') },
      ]}
      trigger={
        <IconButton
          variant="outline"
          size="sm"
          label={label}
          icon={<EllipsisVertical size={18} aria-hidden />}
        />
      }
    />
  )
}

/** Shown while offline: the stored data and its age (`since`: ms since 1970). */
const OfflineBar = ({ since }: { since: number }) => {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <Box mb="4">
      <Banner tone="notice" icon={<WifiOff size={18} aria-hidden />}>
        {t('orders:offline.bar', { time: format.time(since) })}
      </Banner>
    </Box>
  )
}

interface BoardFailureProps {
  onRetry: () => unknown
  isRetrying: boolean
}

/** Shown instead of the board when no list has ever loaded. */
const BoardFailure = ({ onRetry, isRetrying }: BoardFailureProps) => {
  const { t } = useTranslation()
  return (
    <ErrorState
      title={t('orders:error.title')}
      detail={t('orders:error.detail')}
      retryLabel={t('orders:error.retry')}
      onRetry={() => void onRetry()}
      isRetrying={isRetrying}
    />
  )
}

const CARDS = [[1, 2], [3, 4], [5]]

/** Lanes in their final size while the first answer is pending. */
const BoardSkeleton = () => {
  const { t } = useTranslation()
  return (
    <Grid templateColumns={{ base: '1fr', sm: 'repeat(2, 1fr)', md: 'repeat(3, 1fr)' }} gap="5" role="status">
      <VisuallyHidden>{t('orders:loading')}</VisuallyHidden>
      {CARDS.map((cards, lane) => (
        <Stack key={lane} gap="3.5">
          <Skeleton w="16" h="6" />
          {cards.map(card => (
            <Skeleton key={card} h={lane === 0 ? '380px' : '280px'} borderRadius="card" />
          ))}
        </Stack>
      ))}
    </Grid>
  )
}

/** Shows the number of open orders that are missing on the board, so that nobody takes it for complete. */
const MoreOrdersBar = ({ count }: { count: number }) => {
  const { t } = useTranslation()
  return (
    <Box mb="4">
      <Banner tone="notice" icon={<Layers size={18} aria-hidden />}>
        {t('orders:more.bar', { count })}
      </Banner>
    </Box>
  )
}

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
          <RefusedActions />
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
