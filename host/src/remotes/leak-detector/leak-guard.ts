import type { ReadyRemote } from '#src/remotes/remote-state.ts'

/** A version whose code runs in this page. */
export type RunningVersion = Pick<ReadyRemote, 'name' | 'version' | 'choice'>

/** Callbacks for the time in which a screen is shown and left. */
export interface ScreenWatch {
  shown: () => void
  left: () => void
}

export interface LeakGuard {
  /** Reports and restores what the remote's code overwrote; call it after the code ran. */
  lookAfter: (remote: RunningVersion) => void
  watchScreen: (remote: RunningVersion, path: string) => ScreenWatch
}

const UNWATCHED: ScreenWatch = { shown: () => undefined, left: () => undefined }

let guard: LeakGuard | null = null

/** Called by startLeakDetector. Without a guard the two functions below do nothing. */
export const setLeakGuard = (next: LeakGuard): void => {
  guard = next
}

export const lookAfter = (remote: RunningVersion): void => guard?.lookAfter(remote)

export const watchScreen = (remote: RunningVersion, path: string): ScreenWatch =>
  guard?.watchScreen(remote, path) ?? UNWATCHED
