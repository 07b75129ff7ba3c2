import { chosenVersion } from '#src/remotes/registry/choice.ts'
import { claimOf } from '#src/remotes/remote-paths.ts'
import { stateOf } from '#src/remotes/remote-store.ts'
import { preloadFiles } from '#src/remotes/federation/fetch-files.ts'

/** Fetches, but does not run, the files of a remote's screen: entry and chunks in parallel. */
export const preloadScreen = ({ remote, path }: { remote: string; path: string }): void => {
  const chosen = chosenVersion(remote)
  const state = stateOf(remote)
  if (!chosen || chosen.choice === 'override' || state.phase === 'disabled') return
  const { version } = chosen
  const isRunning = state.phase === 'ready' && state.version === version.version
  // A version that is only offered is not fetched before the person accepts it.
  if (state.phase === 'ready' && !isRunning) return
  preloadFiles(version, path)
}

/** `preloadScreen` for an address of the sidebar, for hover and focus. Ignores screens of the host. */
export const preloadPath = (pathname: string): void => {
  const claim = claimOf(pathname)
  if (claim) preloadScreen({ remote: claim.remote, path: claim.path })
}
