import { lazyPart } from '@sufra/shared/ui'
import type { SelectionActionsProps } from '../selection/selection-actions.tsx'
import type { UndoBarProps } from '../undo/undo-bar.tsx'

/** Bar of the selected cards. */
export const picked = lazyPart<SelectionActionsProps>({
  load: async () =>
    (await import(/* webpackChunkName: "menu-picked" */ '../selection/selection-actions.tsx'))
      .SelectionActions,
})

/** Bar that offers to undo a change. */
export const undoBar = lazyPart<UndoBarProps>({
  load: async () => (await import(/* webpackChunkName: "menu-picked" */ '../undo/undo-bar.tsx')).UndoBar,
})
