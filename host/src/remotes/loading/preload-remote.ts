import { claimOf } from '#src/remotes/remote-paths.ts'
import { chosenVersion, stateOf, useRemotes } from '#src/remotes/remote-store.ts'
import { activeOverrides } from '#src/remotes/overrides/overrides.ts'

const preloaded = new Set<string>()

const preloadScript = ({ href, integrity }: { href: string; integrity: string }): void => {
  if (preloaded.has(href)) return
  preloaded.add(href)
  const link = document.createElement('link')
  // With integrity and mode as the later script has them, or the browser fetches it twice.
  Object.assign(link, { rel: 'preload', as: 'script', href, integrity, crossOrigin: 'anonymous' })
  document.head.append(link)
}

/** Fetches, but does not run, what a remote's screen needs: its entry and chunks side by side instead of one after another. */
export const preloadScreen = ({ remote, path }: { remote: string; path: string }): void => {
  const version = chosenVersion(remote)
  if (!version || stateOf(remote).phase === 'disabled') return
  if (activeOverrides(useRemotes.getState().origins)[remote]) return
  const base = new URL(version.baseUrl, window.location.href)
  const claim = version.contract.paths.find(claimed => claimed.path === path)
  for (const file of [version.contract.entry, ...(claim?.preload ?? [])]) {
    const integrity = version.contract.files[file]
    if (integrity) preloadScript({ href: new URL(file, base).href, integrity })
  }
}

/** `preloadScreen` for an address of the sidebar; call it on hover and on focus. Host screens are not its business. */
export const preloadPath = (pathname: string): void => {
  const claim = claimOf(pathname)
  if (claim) preloadScreen({ remote: claim.remote, path: claim.path })
}
