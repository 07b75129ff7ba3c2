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

export const branchFixes = lazyPart({
  load: () =>
    import(/* webpackChunkName: "board-later" */ './refuse/branch-fixes.tsx').then(
      ({ BranchFixes }) => BranchFixes,
    ),
  height: '14rem',
})

export const unavailableLines = lazyPart({
  load: () =>
    import(/* webpackChunkName: "board-later" */ './refuse/unavailable-lines.tsx').then(
      ({ UnavailableLines }) => UnavailableLines,
    ),
  height: '14rem',
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

const ALL = [scheduledDrawer, attentionDrawer, branchFixes, unavailableLines, bulkBar, refusedDialog]

/**
 * Fetches what only a press or a refusal shows: before the network goes, and after all that is seen first. `afterMs`: sooner for who is on
 * the way there.
 */
export const useLaterParts = (afterMs = AHEAD_MS): void => {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const { preload } of ALL) preload().catch(() => undefined)
    }, afterMs)
    return () => clearTimeout(timer)
  }, [afterMs])
}
