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

/** From here on the details stand beside the table; below it they lie over the page. */
export const useIsWide = (): boolean => useMedia('(min-width: 1280px)')

/** Where the filters would take half of what is seen. */
export const useIsPhone = (): boolean => useMedia('(max-width: 639.98px)')
