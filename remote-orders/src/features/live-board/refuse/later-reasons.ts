import { lazyPart } from '@sufra/shared/ui'
import { useEffect } from 'react'

// Apart from the other later parts, of which a drawer can reject, too.
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

/** What follows a reason is there as soon as one is chosen, also before the other later parts come. */
export const useLaterReasons = (): void => {
  useEffect(() => {
    for (const { preload } of [branchFixes, unavailableLines]) preload().catch(() => undefined)
  }, [])
}
