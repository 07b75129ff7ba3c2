import { useEffect, useMemo, useRef } from 'react'
import type { MouseEvent, PointerEvent } from 'react'

/** Time after which tablets treat a touch as a long press. */
const LONG_MS = 500
/** Distance from which a moving finger scrolls. */
const SLACK_PX = 10
/** Controls keep their own press, however long it is. */
const CONTROLS = 'a, button, input, label, [role=menu]'

interface LongPress<Pressed> {
  /** Returns the item under a pressed element, or null if it has no long press. */
  find: (at: Element) => Pressed | null
  onLongPress: (pressed: Pressed) => void
}

/**
 * Returns handlers that detect a long press by a finger, for a card or a container of cards. Mouse users have buttons
 * instead.
 */
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
      // The browser's context menu would cover the selection.
      onContextMenu: (event: MouseEvent) => {
        if (press.current) event.preventDefault()
      },
    }
  }, [find, onLongPress])
}
