import { afterPaint } from '@sufra/shared/ui'
import { startTransition, useEffect, useState } from 'react'

/**
 * Returns `value` after the current state is painted, rendered with low priority; a newer value restarts.
 * `useDeferredValue` starts immediately: on a slow tablet the frame that shows a key press then came only after half of
 * the list, sometimes after all of it. On another `visit` the newest value is returned immediately, so that a screen
 * from keep-alive is current.
 */
export const usePaintedFirst = <Value>(value: Value, visit: string): Value => {
  const [drawn, setDrawn] = useState(value)
  const [drawnOn, setDrawnOn] = useState(visit)
  if (visit !== drawnOn) {
    setDrawnOn(visit)
    setDrawn(() => value)
  }
  useEffect(() => {
    if (drawn === value) return
    return afterPaint(() => startTransition(() => setDrawn(() => value)))
  }, [drawn, value])
  return drawn
}
