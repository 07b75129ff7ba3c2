import { lazyPart } from '@sufra/shared/ui'
import { useEffect } from 'react'

// Separate from the other later parts, because a drawer can also reject.
export const branchFixes = lazyPart({
  load: () =>
    import(/* webpackChunkName: "board-later" */ './branch-fixes.tsx').then(({ BranchFixes }) => BranchFixes),
  height: '14rem',
})

export const unavailableLines = lazyPart({
  load: () =>
    import(/* webpackChunkName: "board-later" */ './unavailable-lines.tsx').then(
      ({ UnavailableLines }) => UnavailableLines,
    ),
  height: '14rem',
})

/** Preloads the second step of a rejection, so that it shows immediately after a reason is chosen. */
export const useLaterReasons = (): void => {
  useEffect(() => {
    for (const { preload } of [branchFixes, unavailableLines]) preload().catch(() => undefined)
  }, [])
}
