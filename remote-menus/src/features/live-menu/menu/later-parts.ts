import { lazyPart } from '@sufra/shared/ui'
import type { PickedProps } from '../selection/picked.tsx'
import type { UndoBarProps } from '../undo/undo-bar.tsx'

/** The bar of the cards that are chosen. */
export const picked = lazyPart<PickedProps>({
  load: async () => (await import(/* webpackChunkName: "menu-picked" */ '../selection/picked.tsx')).Picked,
})

/** What offers to take a change back. */
export const undoBar = lazyPart<UndoBarProps>({
  load: async () => (await import(/* webpackChunkName: "menu-picked" */ '../undo/undo-bar.tsx')).UndoBar,
})
