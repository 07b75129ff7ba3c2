import { useSyncExternalStore } from 'react'

/**
 * `wide`: beside the page, foldable. `rail`: icons beside the page, opens
 * over it. `drawer`: opens over the page only.
 */
export type SidebarForm = 'wide' | 'rail' | 'drawer'

// The specification's two breakpoints: exactly 1198 px is not desktop, and exactly 1024 px is not tablet.
const NARROW = '(max-width: 1198px)'
const TABLET = '(max-width: 1023.98px)'

const watch = (listener: () => void): (() => void) => {
  const queries = [NARROW, TABLET].map(query => window.matchMedia(query))
  for (const query of queries) query.addEventListener('change', listener)
  return () => {
    for (const query of queries) query.removeEventListener('change', listener)
  }
}

const readForm = (): SidebarForm => {
  if (window.matchMedia(TABLET).matches) return 'drawer'
  return window.matchMedia(NARROW).matches ? 'rail' : 'wide'
}

/** Returns the sidebar's form for the width of the window. */
export const useSidebarForm = (): SidebarForm => useSyncExternalStore(watch, readForm)
