import { paceAfter } from '@sufra/shared/ui/cards'
import { useEffect, useRef, useState } from 'react'

const towards = (count: number, target: number, step: number): number =>
  count < target ? Math.min(target, count + step) : Math.max(target, count - step)

/**
 * Returns a number of cards that approaches `target` by a few per frame, because 60 cards at once would block a slow
 * device.
 */
export const useGrowing = (target: number): number => {
  const [count, setCount] = useState(target)
  const pace = useRef(2)
  const isMoving = count !== target
  useEffect(() => {
    if (!isMoving) return
    let last: number | undefined
    const step = (now: number) => {
      if (last !== undefined) pace.current = paceAfter(now - last, pace.current)
      last = now
      frame = requestAnimationFrame(step)
      const by = pace.current
      setCount(known => towards(known, target, by))
    }
    let frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [isMoving, target])
  return count
}
