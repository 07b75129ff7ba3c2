import type { RemoteContext } from '@sufra/shared/remote'
import { mayOpen, useSession } from '@sufra/shared/session'
import { claimOf } from '#src/remotes/remote-paths.ts'
import { stateOf } from '#src/remotes/remote-store.ts'
import { openActivation } from './active-remotes.ts'
import { preloadScreen } from './preload-remote.ts'
import { ensureRemote } from './remote-loader.ts'
import { loadScreen } from './remote-screens.ts'

/**
 * Loads the remote's screen of an address before the first render, so that shell and screen appear together. Never
 * rejects: the screen's place reports the failure.
 */
export const openFirstScreen = async (context: RemoteContext, pathname: string): Promise<void> => {
  const claim = claimOf(pathname)
  const { user } = useSession.getState()
  // Most screens are closed to people of a suspended merchant.
  if (!claim || user?.isSuspended || !mayOpen(user, claim)) return
  openActivation(context)
  preloadScreen(claim)
  await ensureRemote(claim.remote)
  const state = stateOf(claim.remote)
  if (state.phase === 'ready') await loadScreen(state.remote, claim.path).catch(() => undefined)
}
