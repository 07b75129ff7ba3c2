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
const watchLinks = (navigator: Navigator, { path, ask }: Watch): (() => void) => {
  const { push } = navigator
  const guarded: Navigator['push'] = (to, ...rest) => {
    if (pathOf(to, path) === path) return push(to, ...rest)
    ask(() => push(to, ...rest))
  }
  Object.assign(navigator, { push: guarded })
  return () => void Object.assign(navigator, { push })
}

/** The browser has moved already when it tells: the step is taken back, and taken again when somebody says so. */
const watchHistory = ({ path, ask }: Watch): (() => void) => {
  const start = placeOf(window.history.state)
  let isReturning = false
  const handlePop = (event: PopStateEvent) => {
    const place = placeOf(event.state)
    if (isReturning) {
      isReturning = false
      return event.stopImmediatePropagation()
    }
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
    const ends = [watchLinks(navigator, watch), watchHistory(watch)]
    stop.current = () => ends.splice(0).forEach(end => end())
    return () => stop.current()
  }, [isGuarded, navigator, pathname, key])
  return {
    isAsking: wanted !== null,
    leave: () => {
      stop.current()
      wanted?.leave()
      setWanted(null)
    },
    stay: () => setWanted(null),
    release: () => stop.current(),
  }
}
