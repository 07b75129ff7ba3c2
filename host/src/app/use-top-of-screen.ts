import { useLocation, useNavigationType } from '@sufra/shared/router'
import { useLayoutEffect, useRef } from 'react'

/** Scrolls another screen to its top. On the way back the browser restores the scroll position. */
export const useTopOfScreen = (): void => {
  const navigationType = useNavigationType()
  const { pathname, hash } = useLocation()
  const last = useRef(pathname)
  useLayoutEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (navigationType !== 'POP' && hash === '' && window.scrollY > 0) window.scrollTo(0, 0)
  }, [pathname, hash, navigationType])
}
