/**
 * How a request is answered. `network`: not touched, as the API, the registry and everything unknown. `page`: a screen's address.
 * `latest`: a name that stands for something else in the next build. `build`: a file that never changes. `remote`: a file of a remote's version.
 */
export type Route = 'network' | 'page' | 'latest' | 'build' | 'remote'

interface Asked {
  method: string
  url: string
  mode: string
  headers: Pick<Headers, 'has'>
}

// As the server decides which addresses are screens.
const NOT_PAGES = /^\/(api|remotes|locales|images|docs|dev|tools)(\/|$)/
const FILE = /\/\.|\.[^/]*$/
const REGISTRY = /\/registry(\.[^/]*)?\.json$/
const BUILD = /^\/assets\//
const LATEST =
  /^\/(locales\/.*\.json|config\.json|favicon\.svg|(channels|icons)\/.*|manifest\.\w+\.webmanifest)$/

/** Only by what the request says of itself: neither the clock nor what is kept has a word in it. */
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
  // Of another origin, or below /remotes: whether it is one that is kept, the list says.
  return !isOurs || asked.pathname.startsWith('/remotes/') ? 'remote' : 'network'
}
