import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { paceAfter } from '../frame-pace.ts'
import type { RowKey } from './table-column.ts'

const withMore = (filled: ReadonlySet<RowKey>, drawn: readonly RowKey[], count: number) => {
  const waiting = drawn.filter(key => !filled.has(key))
  return new Set([...drawn.filter(key => filled.has(key)), ...waiting.slice(0, count)])
}

interface FillingOptions {
  /** Rows to fill, the visible ones first. */
  drawn: readonly RowKey[]
  isMoving: boolean
}

/**
 * Returns the drawn rows that have their content. While a table scrolls, a frame fills only as many rows as the machine
 * has managed before; the others keep their height and are filled in a later frame. The initial rows are filled at
 * once. The table renders once per frame.
 */
export const useFilling = ({ drawn, isMoving }: FillingOptions): ((key: RowKey) => boolean) => {
  const [filled, setFilled] = useState<ReadonlySet<RowKey> | null>(null)
  // Number of further rows that the current frame may fill.
  const [room, setRoom] = useState(0)
  const pace = useRef(1)
  if (filled === null && drawn.length > 0) setFilled(new Set(drawn))
  if (filled !== null && room > 0) {
    setFilled(withMore(filled, drawn, room))
    setRoom(0)
  }
  const isBusy = isMoving || (filled !== null && drawn.some(key => !filled.has(key)))
  useEffect(() => {
    if (!isBusy) return
    let before: number | undefined
    const fill = (now: number) => {
      if (before !== undefined) pace.current = paceAfter(now - before, pace.current)
      before = now
      frame = requestAnimationFrame(fill)
      // Flushes within the frame, so that layout runs once; updates of the virtualizer render with it.
      flushSync(() => setRoom(pace.current))
    }
    let frame = requestAnimationFrame(fill)
    return () => cancelAnimationFrame(frame)
  }, [isBusy])
  return key => filled === null || filled.has(key)
}
