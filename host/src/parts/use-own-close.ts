import { useEffect, useRef } from 'react'

/** Whether what asked is still on the screen, and open: an answer may come when it was closed by hand. */
export const useIsStillOpen = (isOpen = true): (() => boolean) => {
  const isShown = useRef(isOpen)
  useEffect(() => {
    isShown.current = isOpen
    return () => {
      isShown.current = false
    }
  }, [isOpen])
  return () => isShown.current
}

/**
 * Closes what asked, and nothing else that stands open in its place by then. Whoever calls this makes each opening one of its
 * own, by a key.
 */
export const useOwnClose = (isOpen: boolean, onClose: () => void): (() => void) => {
  const isStillOpen = useIsStillOpen(isOpen)
  return () => {
    if (isStillOpen()) onClose()
  }
}
