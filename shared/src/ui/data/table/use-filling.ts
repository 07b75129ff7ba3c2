import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { paceAfter } from '../frame-pace.ts'
import type { RowKey } from './table-column.ts'

const withMore = (filled: ReadonlySet<RowKey>, drawn: readonly RowKey[], count: number) => {
  const waiting = drawn.filter(key => !filled.has(key))
  return new Set([...drawn.filter(key => filled.has(key)), ...waiting.slice(0, count)])
}

/**
 * Which of the drawn rows have their content; `drawn` begins with those that are looked at. However fast a table is scrolled, a
 * frame fills only as many as the machine has shown itself able to: the others have their height, and are filled in one of the next.
 * What stands there at the beginning comes whole.
 */
export const useFilling = (drawn: readonly RowKey[]): ((key: RowKey) => boolean) => {
  const [filled, setFilled] = useState<ReadonlySet<RowKey> | null>(null)
  const latest = useRef(drawn)
  const pace = useRef(1)
  if (filled === null && drawn.length > 0) setFilled(new Set(drawn))
  const isWaiting = filled !== null && drawn.some(key => !filled.has(key))
  useLayoutEffect(() => {
    latest.current = drawn
  })
  useEffect(() => {
    if (!isWaiting) return
    const fill = (begun: number) => {
      // Also when nothing waits any more: how long this frame took says how much the next may get.
      requestAnimationFrame(now => {
        pace.current = paceAfter(now - begun, pace.current)
      })
      frame = requestAnimationFrame(fill)
      // Within the frame, so that it is laid out once, with what the scroll itself has changed.
      const [drawnNow, by] = [latest.current, pace.current]
      flushSync(() => setFilled(known => known && withMore(known, drawnNow, by)))
    }
    let frame = requestAnimationFrame(fill)
    return () => cancelAnimationFrame(frame)
  }, [isWaiting])
  return key => filled === null || filled.has(key)
}
