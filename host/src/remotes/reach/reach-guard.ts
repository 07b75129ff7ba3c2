import type { ReadyRemote } from '#src/remotes/remote-state.ts'

/** A version whose code runs in this page. */
export type Running = Pick<ReadyRemote, 'name' | 'version' | 'choice'>

/** What is asked of a screen's watch while the screen stands there. */
export interface ScreenWatch {
  shown: () => void
  left: () => void
}

export interface ReachGuard {
  /** Its code has just run: whatever it overwrote is reported and put back. */
  lookAfter: (remote: Running) => void
  watchScreen: (remote: Running, path: string) => ScreenWatch
}

const UNWATCHED: ScreenWatch = { shown: () => undefined, left: () => undefined }

let guard: ReachGuard | null = null

/** Called by openReach. A page without a guard does nothing in the two functions below. */
export const setReachGuard = (next: ReachGuard): void => {
  guard = next
}

export const lookAfter = (remote: Running): void => guard?.lookAfter(remote)

export const watchScreen = (remote: Running, path: string): ScreenWatch =>
  guard?.watchScreen(remote, path) ?? UNWATCHED
