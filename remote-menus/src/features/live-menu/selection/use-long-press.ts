import { useEffect, useMemo, useRef } from 'react'
import type { MouseEvent, PointerEvent } from 'react'

/** As long as tablets take to tell a press from a tap. */
const LONG_MS = 500
/** A finger that moves this far scrolls. */
const SLACK_PX = 10

const cardIdOf = (target: EventTarget): number =>
  target instanceof Element ? Number(target.closest<HTMLElement>('[data-dish]')?.dataset.dish ?? 0) : 0

/** Tells of a finger that rests on a card: handlers for what is around all cards. */
export const useLongPress = (onLongPress: (id: number) => void) => {
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
        const id = cardIdOf(target)
        if (pointerType === 'mouse' || id === 0) return
        press.current = { timer: setTimeout(() => onLongPress(id), LONG_MS), x, y }
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        if (!press.current) return
        const { x, y } = press.current
        if (Math.hypot(clientX - x, clientY - y) > SLACK_PX) end()
      },
      onPointerUp: end,
      onPointerCancel: end,
      // The browser's own menu would open over the chosen card.
      onContextMenu: (event: MouseEvent) => {
        if (press.current) event.preventDefault()
      },
    }
  }, [onLongPress])
}
