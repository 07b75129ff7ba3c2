import { useSearchParams } from '@sufra/shared/router'
import { useRemembered } from '@sufra/shared/ui/board'

export type BoardView = 'lanes' | 'kitchen' | 'wall'
export type AllDayState = 'off' | 'open' | 'folded'

export interface BoardViews {
  isKitchen: boolean
  isWall: boolean
  /** state of the dish counts above the board */
  allDay: AllDayState
  show: (view: BoardView) => void
  /** returns to the previous view */
  leaveWall: () => void
  showAllDay: (state: AllDayState) => void
}

const isAllDayState = (text: string | null): text is 'open' | 'folded' => text === 'open' || text === 'folded'

/** Returns the view of this device. The wall view is stored only in the address, so leaving it is permanent. */
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
      // The browser's Back button leaves the wall.
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
