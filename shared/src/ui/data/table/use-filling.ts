import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { paceAfter } from '../frame-pace.ts'
import type { RowKey } from './table-column.ts'

const withMore = (filled: ReadonlySet<RowKey>, drawn: readonly RowKey[], count: number) => {
  const waiting = drawn.filter(key => !filled.has(key))
  return new Set([...drawn.filter(key => filled.has(key)), ...waiting.slice(0, count)])
}

interface FillingOptions {
  /** Begins with those that are looked at. */
  drawn: readonly RowKey[]
  isMoving: boolean
}

/**
 * Which of the drawn rows have their content. However fast a table is scrolled, a frame fills only as many as the machine has shown
 * itself able to: the others have their height, and are filled in one of the next. What stands there at the beginning comes whole.
 * While the table moves it is drawn once in each frame, with all that the scroll has changed and the rows that are filled.
 */
export const useFilling = ({ drawn, isMoving }: FillingOptions): ((key: RowKey) => boolean) => {
  const [filled, setFilled] = useState<ReadonlySet<RowKey> | null>(null)
  // How many rows more the frame may fill that is drawn now.
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
      // Within the frame, so that it is laid out once; what the virtualiser has to say is drawn with it.
      flushSync(() => setRoom(pace.current))
    }
    let frame = requestAnimationFrame(fill)
    return () => cancelAnimationFrame(frame)
  }, [isBusy])
  return key => filled === null || filled.has(key)
}
