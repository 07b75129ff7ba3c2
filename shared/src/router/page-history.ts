import { NavigationType, createPath, parsePath } from 'react-router-dom'
import type { Location, Navigator, Path, To } from 'react-router-dom'
import { guardAgainst } from './leave-lock.ts'

/** Location of the page, and the kind of navigation that led to it. */
export interface Visit {
  location: Location
  navigationType: NavigationType
}

export interface PageHistory extends Navigator {
  current: () => Visit
  /** Returns the function that unsubscribes. */
  listen: (onVisit: (visit: Visit) => void) => () => void
}

/**
 * State of an entry of the browser's history. `idx` numbers the entries, so that back and forward can be told apart.
 */
interface EntryState {
  usr: unknown
  key: string
  idx: number
}

// Other scripts may have written an entry of any shape.
const readEntry = (state: unknown): Partial<EntryState> =>
  typeof state === 'object' && state !== null ? state : {}

const createKey = (): string => Math.random().toString(36).slice(2, 10)

const pathOf = (to: To): Path => {
  const given = typeof to === 'string' ? parsePath(to) : to
  const { pathname = window.location.pathname, search = '', hash = '' } = given
  return { pathname, search, hash }
}

// Stays on this origin, also for a path that begins with two slashes.
const urlOf = (to: To): URL => new URL(window.location.origin + createPath(pathOf(to)))

const readLocation = (): Location => {
  const { pathname, search, hash } = window.location
  const { usr = null, key = 'default' } = readEntry(window.history.state)
  return { pathname, search, hash, state: usr, key }
}

/**
 * The page's address as react-router's documented custom navigator. Asks the guard of an unsaved form before a link or
 * the browser's Back and Forward buttons leave the form's path.
 */
export const createPageHistory = (): PageHistory => {
  const readIndex = (): number | null => readEntry(window.history.state).idx ?? null
  if (readIndex() === null) window.history.replaceState({ ...window.history.state, idx: 0 }, '')
  let index = readIndex()
  let navigationType = NavigationType.Pop
  let isReturning = false
  let listener: ((visit: Visit) => void) | null = null

  const current = (): Visit => ({ location: readLocation(), navigationType })
  const publish = (type: NavigationType) => {
    navigationType = type
    index = readIndex()
    listener?.(current())
  }

  const push = (to: To, state: unknown = null) => {
    const entry: EntryState = { usr: state, key: createKey(), idx: (readIndex() ?? 0) + 1 }
    window.history.pushState(entry, '', urlOf(to))
    publish(NavigationType.Push)
  }

  const handlePop = (event: PopStateEvent) => {
    if (isReturning) {
      isReturning = false
      return
    }
    const place = readEntry(event.state).idx ?? null
    const guard = guardAgainst(window.location.pathname)
    if (!guard || index === null || place === null || place === index) return publish(NavigationType.Pop)
    // The browser reports a history step after it happened, so it is reverted, and repeated if the person leaves.
    const delta = place - index
    isReturning = true
    window.history.go(-delta)
    guard.ask(() => window.history.go(delta))
  }

  return {
    current,
    listen: onVisit => {
      listener = onVisit
      window.addEventListener('popstate', handlePop)
      return () => {
        listener = null
        window.removeEventListener('popstate', handlePop)
      }
    },
    createHref: to => (typeof to === 'string' ? to : createPath(to)),
    createURL: to => new URL(typeof to === 'string' ? to : createPath(to), window.location.origin),
    encodeLocation: to => {
      const { pathname, search, hash } = urlOf(to)
      return { pathname, search, hash }
    },
    push: (to, state) => {
      const guard = guardAgainst(pathOf(to).pathname)
      if (guard) guard.ask(() => push(to, state))
      else push(to, state)
    },
    // A replacement is not guarded: the application itself makes it, for example at the end of a session.
    replace: (to, state: unknown = null) => {
      const entry: EntryState = { usr: state, key: createKey(), idx: readIndex() ?? 0 }
      window.history.replaceState(entry, '', urlOf(to))
      publish(NavigationType.Replace)
    },
    go: delta => window.history.go(delta),
  }
}
