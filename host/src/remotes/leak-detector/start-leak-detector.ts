import type { LEAK_EVENTS } from '#src/remotes/trace/trace-log.ts'
import { trace } from '#src/remotes/trace/trace-log.ts'
import { targetOfFile } from '#src/remotes/allowed-files.ts'
import { reportFailure } from '#src/remotes/health/tell-outcome.ts'
import { callerIn, lastNumber, leftBetween } from './leftovers.ts'
import { snapshotGlobals, restoreGlobals } from './global-snapshot.ts'
import type { OverwrittenGlobal } from './global-snapshot.ts'
import { setLeakGuard } from './leak-guard.ts'
import type { LeakGuard, RunningVersion } from './leak-guard.ts'
import { watchIntervals } from './watch-intervals.ts'
import { watchListeners } from './watch-listeners.ts'

/** By then the effects of a closed screen, and the fade-out delays of its parts, have ended. */
const LEFT_AFTER_MS = 1000

const ownerOf = (stack: string | undefined): string | undefined => {
  const target = targetOfFile(callerIn(stack) ?? '')
  return target && `${target.name}@${target.version}`
}

const told = ({ what, isBack }: OverwrittenGlobal): string => (isBack ? what : `${what} (for good)`)

const log = ({ name, version }: RunningVersion, event: (typeof LEAK_EVENTS)[number], error: string): void =>
  trace({ remote: name, version, event, error })

const report = (remote: RunningVersion, overwritten: OverwrittenGlobal[]): void => {
  const detail = `it overwrote ${overwritten.map(told).join(', ')}`
  log(remote, 'overwrote', detail)
  void reportFailure(remote, { code: 'overreach', detail })
}

const nameLeft = (remote: RunningVersion, path: string, span: { since: number; until: number }): void => {
  const left = leftBetween({ owner: `${remote.name}@${remote.version}`, ...span })
  if (left.length > 0) log(remote, 'left-behind', `/${path} left behind ${[...new Set(left)].join(', ')}`)
}

const guardOf = (kept: ReturnType<typeof snapshotGlobals>): LeakGuard => {
  const lookAfter = (remote: RunningVersion): void => {
    const overwritten = restoreGlobals(kept)
    if (overwritten.length > 0) report(remote, overwritten)
  }
  return {
    lookAfter,
    watchScreen: (remote, path) => {
      let since = lastNumber()
      return {
        shown: () => lookAfter(remote),
        left: () => {
          const until = lastNumber()
          // The screen's own effects end after this call.
          setTimeout(() => lookAfter(remote))
          const span = { since, until }
          setTimeout(() => {
            // React renders a hidden keep-alive screen once more, in idle time.
            lookAfter(remote)
            nameLeft(remote, path, span)
          }, LEFT_AFTER_MS)
          // A keep-alive screen is left again later: earlier leftovers are already reported.
          since = until
        },
      }
    },
  }
}

let isOpen = false

/**
 * Starts the leak detector, which watches remotes' changes to the page outside their place. It wraps browser globals,
 * so only `startLeakDetectorFor` calls it: a page with stable versions keeps the browser's own.
 */
export const startLeakDetector = (): void => {
  if (isOpen) return
  isOpen = true
  watchListeners(ownerOf)
  watchIntervals(ownerOf)
  setLeakGuard(guardOf(snapshotGlobals()))
}
