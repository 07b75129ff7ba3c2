import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from '../page/after-paint.ts'

export interface DrawnInSteps {
  /** Number of cards. */
  total: number
  /** Number of cards that fit a window before scrolling. */
  atOnce: number
  /**
   * Number of cards per step: few enough that a press between two steps is answered in the next frame, also on a slow
   * machine.
   */
  step: number
  /**
   * Once the list is complete, new cards are rendered at once. Otherwise more than one new card is rendered in steps.
   */
  staysFull?: boolean
}

/**
 * Returns the number of cards to render. The first cards come at once, so that a screen shows content in the frame
 * after a press. The others follow in steps, each after the previous one was painted.
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
  // A kept-alive screen keeps only the first cards, so it paints little when it is shown again.
  useEffect(() => () => setFurther(0), [])
  // A single card that joins a full list is rendered with it.
  return total - drawn <= 1 ? total : drawn
}
