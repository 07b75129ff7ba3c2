import { afterPaint } from '@sufra/shared/ui'
import { startTransition, useEffect, useState } from 'react'

/**
 * `value`, once what stands now is painted, in slices that a press comes before. A newer one begins anew. (`useDeferredValue` begins at once:
 * on a slow tablet the frame that shows a key came after half of the list, and sometimes after all of it.) On another `visit` it is drawn at once: a screen that rested shows what is so now.
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
