import { startTransition, useEffect, useState } from 'react'

/** A row of the widest menu. */
const STEP = 5

const towards = (count: number, target: number): number =>
  count < target ? Math.min(target, count + STEP) : Math.max(target, count - STEP)

/** A number of cards on its way to another one, a row in each frame: 60 cards at once would hold a slow machine for a moment. */
export const useGrowing = (target: number): number => {
  const [count, setCount] = useState(target)
  useEffect(() => {
    if (count === target) return
    const frame = requestAnimationFrame(() => startTransition(() => setCount(towards(count, target))))
    return () => cancelAnimationFrame(frame)
  }, [count, target])
  return count
}
