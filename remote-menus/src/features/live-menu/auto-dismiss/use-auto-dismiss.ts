import { useEffect, useState } from 'react'

/** Display time in ms. */
const STAY_MS = 6000

/**
 * Closes an element after a while, but not while it is hovered or focused. Returns event handlers; `onLeave` must be
 * stable.
 */
export const useAutoDismiss = (onLeave: () => void) => {
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isHeld = isPointed || isFocused
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(onLeave, STAY_MS)
    return () => clearTimeout(timer)
  }, [isHeld, onLeave])
  return {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  }
}
