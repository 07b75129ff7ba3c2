import { useSyncExternalStore } from 'react'

const useMedia = (media: string): boolean =>
  useSyncExternalStore(
    listener => {
      const query = window.matchMedia(media)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => window.matchMedia(media).matches,
  )

/** True if the details fit beside the table; otherwise they cover the page. */
export const useIsWide = (): boolean => useMedia('(min-width: 1280px)')

/** True if the filters would take half of the screen. */
export const useIsPhone = (): boolean => useMedia('(max-width: 639.98px)')
