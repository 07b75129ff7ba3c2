import type { HostConfig } from '@sufra/shared/contracts/host-config'
import type { RoleName } from '@sufra/shared/contracts/role'
import type { RemoteContext } from '@sufra/shared/remote'
import { activateRemote, deactivateRemotes, openActivation } from './loading/active-remotes.ts'
import { openInspector } from './inspector/inspector.ts'
import { takeOverridesFromAddress } from './overrides/overrides.ts'
import { preloadPath } from './loading/preload-remote.ts'
import { knownRegistry, loadRegistry } from './registry/registry-client.ts'
import { ensureRemote, failRemote } from './loading/remote-loader.ts'
import { failureOf } from './remote-state.ts'
import { adoptRegistry, allowOrigins, chosenVersion, stateOf, useRemotes } from './remote-store.ts'

const IDLE_LIMIT_MS = 4000

/**
 * Makes the released remotes known. Resolves as soon as there is anything to go by: at once with the copy of the last
 * visit (the fresh one replaces it when it comes), otherwise with the answer of the registry.
 */
export const openRegistry = async (
  config: Pick<HostConfig, 'registryUrl' | 'remoteOrigins'>,
): Promise<void> => {
  allowOrigins(config)
  takeOverridesFromAddress(useRemotes.getState().origins)
  openInspector()
  const known = knownRegistry()
  const fresh = loadRegistry(config.registryUrl).then(adoptRegistry)
  if (known.source === 'kept') adoptRegistry(known)
  else await fresh
}

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: IDLE_LIMIT_MS })
  else setTimeout(work, IDLE_LIMIT_MS / 2)
}

const backgroundRemotes = (role: RoleName): string[] =>
  Object.keys(useRemotes.getState().registry.remotes).filter(name =>
    chosenVersion(name)?.contract.background.includes(role),
  )

const runInBackground = async (name: string): Promise<void> => {
  await ensureRemote(name)
  const state = stateOf(name)
  if (state.phase !== 'ready') return
  try {
    await activateRemote(state.remote)
  } catch (error) {
    failRemote({ ...state.remote, failure: failureOf(error) })
  }
}

/** After sign-in: activates remotes with the host's cache, the ones that work in the background in idle time. */
export const startRemotes = ({ role, context }: { role: RoleName; context: RemoteContext }): void => {
  openActivation(context)
  preloadPath(window.location.pathname)
  whenIdle(() => backgroundRemotes(role).forEach(name => void runInBackground(name)))
}

/** At sign-out. */
export const stopRemotes = (): void => deactivateRemotes()
