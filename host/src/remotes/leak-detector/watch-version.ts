import type { Choice } from '#src/remotes/remote-state.ts'

const RELEASED_TO_ALL: readonly Choice[] = ['stable', 'previous']

const isWatched = (choice: Choice): boolean =>
  process.env.NODE_ENV === 'development' || !RELEASED_TO_ALL.includes(choice)

/**
 * Starts the leak detector when a version loads that is not released to everybody: a canary, a
 * preview, a developer's build or a choice in the inspector. A page with stable versions loads none
 * of this code and keeps the browser's globals.
 */
export const startLeakDetectorFor = async (choice: Choice): Promise<void> => {
  if (!isWatched(choice)) return
  try {
    const { startLeakDetector } = await import(/* webpackChunkName: "reach" */ './start-leak-detector.ts')
    startLeakDetector()
  } catch {
    // A version without a detector is better than no version.
  }
}
