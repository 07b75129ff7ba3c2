import { useEffect } from 'react'

/** When the way back from another site shows the page as it was left: what waited for that site waits no more. */
export const useWhenBack = (then: () => void): void => {
  useEffect(() => {
    const hear = ({ persisted }: PageTransitionEvent) => {
      if (persisted) then()
    }
    window.addEventListener('pageshow', hear)
    return () => window.removeEventListener('pageshow', hear)
  }, [then])
}
