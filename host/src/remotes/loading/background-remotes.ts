import { useSession } from '@sufra/shared/session'
import { chosenVersion } from '#src/remotes/registry/choice.ts'
import { lookAfter } from '#src/remotes/reach/reach-guard.ts'
import { stateOf } from '#src/remotes/remote-store.ts'
import { activateRemote } from './active-remotes.ts'
import { failScreen } from './fail-remote.ts'
import { ensureRemote } from './remote-loader.ts'
import { tellReady } from './tell-outcome.ts'

/** Whether a remote works also while none of its screens is open, for whoever is signed in: the bell rings everywhere. */
export const worksInBackground = (name: string): boolean => {
  const role = useSession.getState().user?.Role
  return role !== undefined && chosenVersion(name)?.version.contract.background.includes(role) === true
}

/** Loads a remote and lets it do its work, without a screen. Never rejects. */
export const runInBackground = async (name: string): Promise<void> => {
  await ensureRemote(name)
  const state = stateOf(name)
  if (state.phase !== 'ready') return
  try {
    await activateRemote(state.remote)
    lookAfter(state.remote)
    tellReady(state.remote)
  } catch (error) {
    failScreen(state.remote, error)
  }
}
