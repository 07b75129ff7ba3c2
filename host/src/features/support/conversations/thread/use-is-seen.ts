import { useSyncExternalStore } from 'react'

const watch = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Returns whether this page is visible; rerenders on a change. */
export const useIsSeen = (): boolean =>
  useSyncExternalStore(watch, () => document.visibilityState === 'visible')
