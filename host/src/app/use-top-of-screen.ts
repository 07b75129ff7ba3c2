import { useLocation, useNavigationType } from '@sufra/shared/router'
import { useLayoutEffect, useRef } from 'react'

/** Another screen begins at its top, however far the one before was scrolled. On the way back the browser finds the place again. */
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
