import { useSearchParams } from '@sufra/shared/router'
import { useRemembered } from '@sufra/shared/ui/board'

export type BoardView = 'lanes' | 'kitchen' | 'wall'
export type AllDayState = 'off' | 'open' | 'folded'

export interface BoardViews {
  isKitchen: boolean
  isWall: boolean
  /** what is to be made now, over the board */
  allDay: AllDayState
  show: (view: BoardView) => void
  /** back to what was shown before it */
  leaveWall: () => void
  showAllDay: (state: AllDayState) => void
}

const isAllDayState = (text: string | null): text is 'open' | 'folded' => text === 'open' || text === 'folded'

/** How this device shows the board. The wall stands in the address alone: who leaves it has left it. */
export const useBoardViews = (): BoardViews => {
  const [search, setSearch] = useSearchParams()
  const [remembered, remember] = useRemembered('live-orders.view')
  const [allDay, rememberAllDay] = useRemembered('live-orders.all-day')
  const asked = search.get('view')
  const show = (view: BoardView) => {
    if (view !== 'wall') remember(view === 'kitchen' ? view : null)
    setSearch(
      known => {
        if (view === 'lanes') known.delete('view')
        else known.set('view', view)
        return known
      },
      // Back leads out of the wall.
      { replace: view !== 'wall' },
    )
  }
  const leaveWall = () =>
    setSearch(
      known => {
        known.delete('view')
        return known
      },
      { replace: true },
    )
  return {
    isWall: asked === 'wall',
    isKitchen: (asked ?? remembered) === 'kitchen',
    allDay: isAllDayState(allDay) ? allDay : 'off',
    show,
    leaveWall,
    showAllDay: state => rememberAllDay(state === 'off' ? null : state),
  }
}
