import { useEffect, useRef } from 'react'

/**
 * Closes what asked, and nothing else: an answer may come when it was closed by hand and another one stands open in its place.
 * Whoever calls this makes each opening one of its own, by a key.
 */
export const useOwnClose = (isOpen: boolean, onClose: () => void): (() => void) => {
  const isShown = useRef(isOpen)
  useEffect(() => {
    isShown.current = isOpen
    return () => {
      isShown.current = false
    }
  }, [isOpen])
  return () => {
    if (isShown.current) onClose()
  }
}
