import { lazyPart } from '@sufra/shared/ui'
import { useEffect } from 'react'

// When the board stands and the network is there; a press before that fetches them at once.
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

// What follows the reason of a rejection (refuse/later-reasons.ts) is in the same file.
const ALL = [scheduledDrawer, attentionDrawer, bulkBar, refusedDialog]

/** Fetches what only a press or a refusal shows: before the network goes, and after all that is seen first. */
export const useLaterParts = (): void => {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const { preload } of ALL) preload().catch(() => undefined)
    }, AHEAD_MS)
    return () => clearTimeout(timer)
  }, [])
}
