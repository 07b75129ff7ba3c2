import { useSyncExternalStore } from 'react'

const watch = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Whether somebody can see this page; renders anew when that changes. */
export const useIsSeen = (): boolean =>
  useSyncExternalStore(watch, () => document.visibilityState === 'visible')
