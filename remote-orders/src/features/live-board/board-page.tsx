import { memo, useState } from 'react'
import type { ReactNode } from 'react'
import type { LiveOrders } from '@sufra/shared/contracts/order'
import { Box } from '@sufra/shared/ui'
import { BoardFailure } from './connection/board-failure.tsx'
import { BoardHead } from './board-head.tsx'
import { BoardMenu } from './board-menu.tsx'
import { BoardSkeleton } from './board-skeleton.tsx'
import { FilterBar } from './filter/filter-bar.tsx'
import { FilterButton } from './filter/filter-button.tsx'
import { MoreOrdersBar } from './more-orders-bar.tsx'
import { OfflineBar } from './connection/offline-bar.tsx'
import { scheduledDrawer, useLaterParts } from './later-parts.ts'
import { ShownBoard } from './shown-board.tsx'
import { useBoardFocus } from './use-board-focus.ts'
import { useBoardFilter } from './filter/use-board-filter.ts'
import { useBoardViews } from './use-board-views.ts'
import { useConnection } from './connection/use-connection.ts'

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
export const BoardPage = memo(
  ({ list, isFailing, heardAt, soundControl, soundTest, ...retry }: BoardPageProps) => {
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
  },
)
BoardPage.displayName = 'BoardPage'
