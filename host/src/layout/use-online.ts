import { useSyncExternalStore } from 'react'

const watch = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the device has a network at all. */
export const useOnline = (): boolean => useSyncExternalStore(watch, () => navigator.onLine)
