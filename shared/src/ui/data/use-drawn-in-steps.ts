import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from '../page/after-paint.ts'

export interface DrawnInSteps {
  /** How many cards there are. */
  total: number
  /** How many a window shows before anybody scrolls. */
  atOnce: number
  /** How many more at a time: few enough that a press between two steps is answered in its next frame, on a slow machine too. */
  step: number
  /** Once it is full, whatever joins it is drawn with it. Otherwise more than one comes in steps again. */
  staysFull?: boolean
}

/**
 * How many cards of a list to draw: the first ones at once, so that a screen shows what it has in the frame after a press, and the others
 * behind them in steps, each once the one before is painted.
 */
export const useDrawnInSteps = ({ total, atOnce, step, staysFull = false }: DrawnInSteps): number => {
  const [further, setFurther] = useState(staysFull && total <= atOnce ? Infinity : 0)
  const drawn = atOnce + further
  const most = Math.max(total - atOnce, 0)
  if (!staysFull && further > most) setFurther(most)
  const isFull = staysFull ? further === Infinity : drawn >= total
  useEffect(() => {
    if (isFull) return
    const add = (known: number) => (staysFull && atOnce + known + step >= total ? Infinity : known + step)
    return afterPaint(() => startTransition(() => setFurther(add)))
  }, [isFull, further, total, atOnce, step, staysFull])
  // A screen that rests keeps the first ones alone, and has nothing more to paint when it is shown again.
  useEffect(() => () => setFurther(0), [])
  // One that joins a full list is drawn with it.
  return total - drawn <= 1 ? total : drawn
}
