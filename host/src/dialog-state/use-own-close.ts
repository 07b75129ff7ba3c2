import { useEffect, useRef } from 'react'

/** Returns a function that tells whether the caller is still mounted and open when a response arrives. */
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
 * Returns a function that closes the caller only, and nothing opened in its place
 * since. Give each opening its own React key.
 */
export const useOwnClose = (isOpen: boolean, onClose: () => void): (() => void) => {
  const isStillOpen = useIsStillOpen(isOpen)
  return () => {
    if (isStillOpen()) onClose()
  }
}
