import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { holdPage, releaseAll } from './leave-lock.ts'

/**
 * Holds the page while `isGuarded`: a link, the browser's back, a closed tab. `leave` goes on to where somebody wanted to be,
 * `stay` forgets it, `release` lets everything through from now on, at once. Other addresses of the same path are free.
 */
export const useLeaveGuard = (isGuarded: boolean) => {
  const { pathname } = useLocation()
  const [wanted, setWanted] = useState<{ leave: () => void } | null>(null)
  const stop = useRef<() => void>(() => undefined)
  useEffect(() => {
    if (!isGuarded) return
    stop.current = holdPage({ path: pathname, ask: leave => setWanted({ leave }) })
    return () => stop.current()
  }, [isGuarded, pathname])
  return {
    isAsking: wanted !== null,
    leave: () => {
      releaseAll()
      wanted?.leave()
      setWanted(null)
    },
    stay: () => setWanted(null),
    release: () => stop.current(),
  }
}
