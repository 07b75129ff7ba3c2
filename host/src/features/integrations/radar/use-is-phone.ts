import { useSyncExternalStore } from 'react'

const PHONE = '(max-width: 767.98px)'

const follow = (listener: () => void) => {
  const query = window.matchMedia(PHONE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Where dishes and platforms do not fit beside each other. */
export const useIsPhone = (): boolean => useSyncExternalStore(follow, () => window.matchMedia(PHONE).matches)
