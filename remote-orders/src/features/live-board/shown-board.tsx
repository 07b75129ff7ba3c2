import { lazyPart } from '@sufra/shared/ui'
import type { Order } from '@sufra/shared/contracts/order'
import { Board } from './board.tsx'
import { QueuedActionsBar } from './connection/queued-actions-bar.tsx'
import { Refused } from './connection/refused.tsx'
import type { Connection } from './connection/use-connection.ts'
import type { FilteredOrders } from './filter/use-board-filter.ts'
import type { BoardViews } from './use-board-views.ts'

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
export const ShownBoard = ({ views, filtered, orders, connection }: ShownBoardProps) => {
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
