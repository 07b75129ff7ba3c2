import { useEffect, useState } from 'react'

/** How long what is offered waits for an answer. */
const STAY_MS = 6000

/** Lets something leave by itself, but never under a finger or the focus. Gives what it listens to; `onLeave` keeps its identity. */
export const useLeaving = (onLeave: () => void) => {
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
