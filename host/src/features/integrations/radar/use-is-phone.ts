import { useSyncExternalStore } from 'react'

const PHONE = '(max-width: 767.98px)'

const follow = (listener: () => void) => {
  const query = window.matchMedia(PHONE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Returns whether the window is too narrow for products and platforms side by side. */
export const useIsPhone = (): boolean => useSyncExternalStore(follow, () => window.matchMedia(PHONE).matches)
