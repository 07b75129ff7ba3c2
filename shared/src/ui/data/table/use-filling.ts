import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { RowKey } from './table-column.ts'

/** A frame that took longer held people up: the next one gets half as much to do. */
const LONG_FRAME_MS = 34
/** In a frame this short there was room for more. */
const SHORT_FRAME_MS = 20
const MOST_AT_ONCE = 32

const paceAfter = (frame: number, pace: number): number => {
  if (frame > LONG_FRAME_MS) return Math.max(1, Math.floor(pace / 2))
  return frame < SHORT_FRAME_MS ? Math.min(MOST_AT_ONCE, pace * 2) : pace
}

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
    let last: number | undefined
    const fill = (now: number) => {
      if (last !== undefined) pace.current = paceAfter(now - last, pace.current)
      last = now
      frame = requestAnimationFrame(fill)
      // Within the frame, so that it is laid out once, with what the scroll itself has changed.
      flushSync(() => setFilled(known => known && withMore(known, latest.current, pace.current)))
    }
    let frame = requestAnimationFrame(fill)
    return () => cancelAnimationFrame(frame)
  }, [isWaiting])
  return key => filled === null || filled.has(key)
}
