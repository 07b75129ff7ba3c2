import { useEffect } from 'react'

/**
 * Calls `then` when the back-forward cache restores the page after a visit to
 * another site, so that waiting states can end.
 */
export const useWhenBack = (then: () => void): void => {
  useEffect(() => {
    const hear = ({ persisted }: PageTransitionEvent) => {
      if (persisted) then()
    }
    window.addEventListener('pageshow', hear)
    return () => window.removeEventListener('pageshow', hear)
  }, [then])
}
