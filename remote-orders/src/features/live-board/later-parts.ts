import { lazyPart } from '@sufra/shared/ui'
import { useEffect } from 'react'

// Preload delay in ms: the board is loaded by then and the network is available. An earlier press loads the parts
// immediately.
const AHEAD_MS = 10_000

export const scheduledDrawer = lazyPart({
  load: () =>
    import(/* webpackChunkName: "board-later" */ './drawers/scheduled-drawer.tsx').then(
      ({ ScheduledDrawer }) => ScheduledDrawer,
    ),
})

export const attentionDrawer = lazyPart({
  load: () =>
    import(/* webpackChunkName: "board-later" */ './drawers/attention-drawer.tsx').then(
      ({ AttentionDrawer }) => AttentionDrawer,
    ),
})

export const bulkBar = lazyPart({
  load: () =>
    import(/* webpackChunkName: "board-later" */ './select/bulk-bar.tsx').then(({ BulkBar }) => BulkBar),
})

export const refusedDialog = lazyPart({
  load: () =>
    import(/* webpackChunkName: "board-later" */ './connection/refused-dialog.tsx').then(
      ({ RefusedDialog }) => RefusedDialog,
    ),
})

// The chunk also holds the second step of a rejection (reject/reject-reasons.tsx).
const ALL = [scheduledDrawer, attentionDrawer, bulkBar, refusedDialog]

/**
 * Preloads the parts that only a press or a refusal shows: after everything visible, and before the network may fail.
 */
export const useLaterParts = (): void => {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const { preload } of ALL) preload().catch(() => undefined)
    }, AHEAD_MS)
    return () => clearTimeout(timer)
  }, [])
}
