import { useSession } from '@sufra/shared/session'
import { chosenVersion } from '#src/remotes/registry/choice.ts'
import { lookAfter } from '#src/remotes/leak-detector/leak-guard.ts'
import { stateOf } from '#src/remotes/remote-store.ts'
import { activateRemote } from './active-remotes.ts'
import { failScreen } from './fail-remote.ts'
import { ensureRemote } from './remote-loader.ts'
import { reportReady } from '#src/remotes/health/tell-outcome.ts'

/** Returns whether a remote runs without an open screen for the signed-in person: the bell rings on every screen. */
export const worksInBackground = (name: string): boolean => {
  const role = useSession.getState().user?.Role
  return role !== undefined && chosenVersion(name)?.version.contract.background.includes(role) === true
}

/** Loads and activates a remote without a screen. Never rejects. */
export const runInBackground = async (name: string): Promise<void> => {
  await ensureRemote(name)
  const state = stateOf(name)
  if (state.phase !== 'ready') return
  try {
    await activateRemote(state.remote)
    lookAfter(state.remote)
    reportReady(state.remote)
  } catch (error) {
    failScreen(state.remote, error)
  }
}
