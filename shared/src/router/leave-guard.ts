import { useContext, useEffect, useRef, useState } from 'react'
import { UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router-dom'
import type { To } from 'react-router-dom'

type Navigator = ReturnType<typeof useNavigator>
const useNavigator = () => useContext(NavigationContext).navigator

const pathOf = (to: To, here: string): string =>
  typeof to === 'string' ? new URL(to, `http://host${here}`).pathname : (to.pathname ?? here)

/** The router numbers its entries, so that a step back can be told from one forwards. */
const placeOf = (state: unknown): number | null => {
  const place: unknown =
    typeof state === 'object' && state !== null ? Object.getOwnPropertyDescriptor(state, 'idx')?.value : null
  return typeof place === 'number' ? place : null
}

interface Watch {
  path: string
  ask: (leave: () => void) => void
}

// Only what somebody asked for: what replaces an address is a guard's doing, such as at the end of a session.
const watchLinks = (navigator: Navigator, newest: () => Watch): (() => void) => {
  const { push } = navigator
  const guarded: Navigator['push'] = (to, ...rest) => {
    const { path, ask } = newest()
    if (pathOf(to, path) === path) return push(to, ...rest)
    ask(() => push(to, ...rest))
  }
  Object.assign(navigator, { push: guarded })
  return () => void Object.assign(navigator, { push })
}

/** The browser has moved already when it tells: the step is taken back, and taken again when somebody says so. */
const watchHistory = (newest: () => Watch): (() => void) => {
  const start = placeOf(window.history.state)
  let isReturning = false
  const handlePop = (event: PopStateEvent) => {
    const place = placeOf(event.state)
    if (isReturning) {
      isReturning = false
      return event.stopImmediatePropagation()
    }
    const { path, ask } = newest()
    if (start === null || place === null || place === start || window.location.pathname === path) return
    event.stopImmediatePropagation()
    isReturning = true
    window.history.go(start - place)
    ask(() => window.history.go(place - start))
  }
  const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault()
  // Before the router hears of it.
  window.addEventListener('popstate', handlePop, { capture: true })
  window.addEventListener('beforeunload', handleUnload)
  return () => {
    window.removeEventListener('popstate', handlePop, { capture: true })
    window.removeEventListener('beforeunload', handleUnload)
  }
}

/**
 * The forms of a page share one lock, whose question the newest asks. A lock for each would keep the step of the one before it,
 * and put that back when it ends: whichever ended first took the other's away, or left its own for good.
 */
class Lock {
  readonly #watches = new Set<Watch>()
  readonly #navigator: Navigator
  #ends: (() => void)[] = []

  constructor(navigator: Navigator) {
    this.#navigator = navigator
  }

  hold(watch: Watch): () => void {
    this.#watches.add(watch)
    if (this.#ends.length === 0) {
      const newest = () => [...this.#watches].at(-1) ?? watch
      this.#ends = [watchLinks(this.#navigator, newest), watchHistory(newest)]
    }
    return () => {
      this.#watches.delete(watch)
      if (this.#watches.size === 0) this.open()
    }
  }

  /** For all of them: who leaves the page leaves each of its forms. */
  open(): void {
    this.#watches.clear()
    this.#ends.splice(0).forEach(end => end())
  }
}

const locks = new WeakMap<Navigator, Lock>()
const lockOf = (navigator: Navigator): Lock => {
  const lock = locks.get(navigator) ?? new Lock(navigator)
  locks.set(navigator, lock)
  return lock
}

/**
 * Holds the page while `isGuarded`: a link, the browser's back, a closed tab. `leave` goes on to where somebody wanted to be,
 * `stay` forgets it, `release` lets everything through from now on, at once. Other addresses of the same path are free.
 */
export const useLeaveGuard = (isGuarded: boolean) => {
  const navigator = useNavigator()
  // The entry changes with each filter in the address, and the way back is counted from there.
  const { pathname, key } = useLocation()
  const [wanted, setWanted] = useState<{ leave: () => void } | null>(null)
  const stop = useRef<() => void>(() => undefined)
  useEffect(() => {
    if (!isGuarded) return
    const watch: Watch = { path: pathname, ask: leave => setWanted({ leave }) }
    stop.current = lockOf(navigator).hold(watch)
    return () => stop.current()
  }, [isGuarded, navigator, pathname, key])
  return {
    isAsking: wanted !== null,
    leave: () => {
      lockOf(navigator).open()
      wanted?.leave()
      setWanted(null)
    },
    stay: () => setWanted(null),
    release: () => stop.current(),
  }
}
