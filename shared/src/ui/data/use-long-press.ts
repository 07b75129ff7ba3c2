import { useEffect, useMemo, useRef } from 'react'
import type { MouseEvent, PointerEvent } from 'react'

/** As long as tablets take to tell a press from a tap. */
const LONG_MS = 500
/** A finger that moves this far scrolls. */
const SLACK_PX = 10
/** Whoever presses one of these means it, however slow the finger. */
const CONTROLS = 'a, button, input, label, [role=menu]'

interface LongPress<Pressed> {
  /** what a finger on this element rests on; null: on nothing that can be pressed for long */
  find: (at: Element) => Pressed | null
  onLongPress: (pressed: Pressed) => void
}

/** Tells of a finger that rests: handlers for a card, or for what is around all cards. A mouse has buttons for that. */
export const useLongPress = <Pressed>({ find, onLongPress }: LongPress<Pressed>) => {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null)
  useEffect(() => () => clearTimeout(press.current?.timer), [])
  return useMemo(() => {
    const end = () => {
      clearTimeout(press.current?.timer)
      press.current = null
    }
    return {
      onPointerDown: ({ target, pointerType, clientX: x, clientY: y }: PointerEvent) => {
        end()
        if (pointerType === 'mouse' || !(target instanceof Element) || target.closest(CONTROLS)) return
        const pressed = find(target)
        if (pressed === null) return
        press.current = { timer: setTimeout(() => onLongPress(pressed), LONG_MS), x, y }
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        if (!press.current) return
        const { x, y } = press.current
        if (Math.hypot(clientX - x, clientY - y) > SLACK_PX) end()
      },
      onPointerUp: end,
      onPointerCancel: end,
      // The browser's own menu would open over what was chosen.
      onContextMenu: (event: MouseEvent) => {
        if (press.current) event.preventDefault()
      },
    }
  }, [find, onLongPress])
}
