import type { HostConfig } from '@sufra/shared/contracts/host-config'
import { clearPreservedState } from '@sufra/shared/remote'
import type { RemoteContext } from '@sufra/shared/remote'
import { whenIdle } from '#src/lazy-loading/when-idle.ts'
import { deactivateRemotes, openActivation } from './loading/active-remotes.ts'
import { openInspector } from './trace/trace-log.ts'
import { preloadPath } from './loading/preload-remote.ts'
import { followOverrides, openOverrides } from './overrides/open-overrides.ts'
import { adoptStoredRegistry, askRegistry, openDeployment, takeChannel } from './registry/release-channel.ts'
import { bringWanted } from './remote-control.ts'
import { allowOrigins } from './remote-store.ts'

/**
 * Opens the registry. Resolves at once with the copy of the last visit, which the fresh one replaces later; without a
 * copy, resolves with the network's answer.
 */
export const openRegistry = async (config: HostConfig): Promise<void> => {
  allowOrigins(config)
  openDeployment(config)
  openInspector()
  const fresh = askRegistry()
  await openOverrides(config)
  followOverrides(name => void bringWanted(name))
  if (!adoptStoredRegistry()) await fresh
}

let stopFollowing: () => void = () => undefined

/**
 * After sign-in: activates remotes with the host's query cache. Background remotes and the release follower start in
 * idle time. `isBusy` tells whether a request is pending.
 */
export const startRemotes = (context: RemoteContext, isBusy: () => boolean): void => {
  openActivation(context)
  takeChannel()
  preloadPath(window.location.pathname)
  let isStopped = false
  stopFollowing = () => {
    isStopped = true
  }
  const follow = async () => {
    const { followChoice } = await import(/* webpackChunkName: "follow" */ './swap/follow-choice.ts')
    if (!isStopped) stopFollowing = followChoice(isBusy)
  }
  // A failed chunk costs the release follower until the next sign-in, not the page.
  whenIdle(() => void follow().catch(() => undefined))
}

/** Stops the follower and all remotes at sign-out. */
export const stopRemotes = (): void => {
  stopFollowing()
  deactivateRemotes()
  clearPreservedState()
}
