import { lazyPart } from '@sufra/shared/ui'
import type { PickedProps } from '../selection/picked.tsx'
import type { UndoBarProps } from '../undo/undo-bar.tsx'

/** Bar of the selected cards. */
export const picked = lazyPart<PickedProps>({
  load: async () => (await import(/* webpackChunkName: "menu-picked" */ '../selection/picked.tsx')).Picked,
})

/** Bar that offers to undo a change. */
export const undoBar = lazyPart<UndoBarProps>({
  load: async () => (await import(/* webpackChunkName: "menu-picked" */ '../undo/undo-bar.tsx')).UndoBar,
})
