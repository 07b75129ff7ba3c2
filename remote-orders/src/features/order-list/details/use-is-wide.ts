import { useSyncExternalStore } from 'react'

// From here on the details stand beside the table; below it they lie over the page.
const BESIDE = '(min-width: 1280px)'

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(BESIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

export const useIsWide = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(BESIDE).matches)
