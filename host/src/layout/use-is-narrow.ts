import { useSyncExternalStore } from 'react'

// The specification's desktop breakpoint: 1198 px itself is still narrow.
const NARROW = '(max-width: 1198px)'

const watch = (listener: () => void): (() => void) => {
  const query = window.matchMedia(NARROW)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the window is narrower than the desktop layout. */
export const useIsNarrow = (): boolean => useSyncExternalStore(watch, () => window.matchMedia(NARROW).matches)
