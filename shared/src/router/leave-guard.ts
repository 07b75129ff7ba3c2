import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { holdPage, releaseAll } from './leave-lock.ts'

/**
 * Blocks navigation while `isGuarded`: a link, the browser's Back button, a closed tab. `leave` continues the blocked
 * navigation, `stay` drops it, `release` allows every navigation from now on. Other addresses of the same path are
 * free.
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
