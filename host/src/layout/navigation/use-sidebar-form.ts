import { useSyncExternalStore } from 'react'

/** `wide`: open beside the page, and folds. `rail`: icons, and opens over the page. `drawer`: opens over the page only. */
export type SidebarForm = 'wide' | 'rail' | 'drawer'

// The specification's two breakpoints: 1198 px itself is still no desktop, 1024 px itself is no tablet any more.
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

/** The form that the sidebar has in a window as wide as this one. */
export const useSidebarForm = (): SidebarForm => useSyncExternalStore(watch, readForm)
