import { useEffect, useRef } from 'react'
import type { MouseEvent, PointerEvent } from 'react'

const LONG_MS = 500
/** px: a finger that moves further scrolls */
const STEADY = 10

/** Calls `onLongPress` when a finger rests on the element. Spread what it gives on it; a mouse has buttons for that. */
export const useLongPress = (onLongPress: (() => void) | undefined) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const start = useRef({ x: 0, y: 0 })
  const end = () => clearTimeout(timer.current)
  useEffect(() => end, [])
  if (!onLongPress) return {}
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      end()
      if (pointerType === 'mouse') return
      start.current = { x: clientX, y: clientY }
      timer.current = setTimeout(onLongPress, LONG_MS)
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - start.current.x, clientY - start.current.y) > STEADY) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
    // Where a finger rests, browsers open their own menu.
    onContextMenu: (event: MouseEvent) => {
      if (event.nativeEvent instanceof globalThis.PointerEvent && event.nativeEvent.pointerType !== 'mouse')
        event.preventDefault()
    },
  }
}
