import type { Choice } from '#src/remotes/remote-state.ts'

const RELEASED_TO_ALL: readonly Choice[] = ['stable', 'previous']

const isWatched = (choice: Choice): boolean =>
  process.env.NODE_ENV === 'development' || !RELEASED_TO_ALL.includes(choice)

/**
 * Watches the page from here on when a version is loaded that is not released to everybody: a canary, a preview, a developer's
 * build or a choice in the inspector. A page that runs stable versions fetches none of this code and keeps the browser's globals.
 */
export const openReachFor = async (choice: Choice): Promise<void> => {
  if (!isWatched(choice)) return
  try {
    const { openReach } = await import(/* webpackChunkName: "reach" */ './open-reach.ts')
    openReach()
  } catch {
    // The version runs without being watched rather than not at all.
  }
}
