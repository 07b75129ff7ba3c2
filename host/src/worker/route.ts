/**
 * Route of a request. `network`: untouched, as for the API, the registry and unknown addresses. `page`: navigation to
 * a screen. `latest`: an address whose content changes with each build. `build`: a file that never changes. `remote`:
 * a file of a remote's version.
 */
export type Route = 'network' | 'page' | 'latest' | 'build' | 'remote'

interface Asked {
  method: string
  url: string
  mode: string
  headers: Pick<Headers, 'has'>
}

// Same rule as the server's for addresses of screens.
const NOT_PAGES = /^\/(api|remotes|locales|images|docs|dev|tools)(\/|$)/
const FILE = /\/\.|\.[^/]*$/
const REGISTRY = /\/registry(\.[^/]*)?\.json$/
const BUILD = /^\/assets\//
const LATEST =
  /^\/(locales\/.*\.json|config\.json|favicon\.svg|(channels|icons)\/.*|manifest\.\w+\.webmanifest)$/

/** Depends on the request alone, not on the clock or the stored files. */
export const routeOf = ({ method, url, mode, headers }: Asked, origin: string): Route => {
  const asked = new URL(url)
  if (method !== 'GET' || headers.has('range') || REGISTRY.test(asked.pathname)) return 'network'
  if (mode === 'navigate') {
    const isScreen = !NOT_PAGES.test(asked.pathname) && !FILE.test(asked.pathname)
    return asked.origin === origin && isScreen ? 'page' : 'network'
  }
  const isOurs = asked.origin === origin
  if (isOurs && BUILD.test(asked.pathname)) return 'build'
  if (isOurs && LATEST.test(asked.pathname)) return 'latest'
  // Of another origin or below /remotes: the stored list decides whether it is a remote's file.
  return !isOurs || asked.pathname.startsWith('/remotes/') ? 'remote' : 'network'
}
