import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import type { PointerEvent } from 'react'
import type { LaneName } from './arrange-lanes.ts'

/** Hold times in ms: a lifted finger may return, and a mouse that stays still this long is unused. */
const HOLD_MS = { touch: 1000, mouse: 3000 } as const
const ENDS = ['pointerup', 'pointercancel'] as const

const holdMs = (pointerType: string) => (pointerType === 'mouse' ? HOLD_MS.mouse : HOLD_MS.touch)

/** Returns the lane under a pointer or just touched. Spread `handlersOf(lane)` on the lane. */
export const useHeldLane = () => {
  const [heldLane, setHeldLane] = useState<LaneName | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isPressed = useRef(false)

  const { handlersOf, lift } = useMemo(() => {
    // The cards do not move either way, so the visible response to the touch has priority.
    const change = (lane: LaneName | null) => startTransition(() => setHeldLane(lane))
    const release = () => change(null)
    const releaseAfter = (pointerType: string) => {
      clearTimeout(timer.current)
      // A slow press must end on the card on which it began.
      if (!isPressed.current) timer.current = setTimeout(release, holdMs(pointerType))
    }
    const hold = (lane: LaneName, pointerType: string) => {
      change(lane)
      releaseAfter(pointerType)
    }
    return {
      lift: ({ pointerType }: globalThis.PointerEvent) => {
        if (!isPressed.current) return
        isPressed.current = false
        releaseAfter(pointerType)
      },
      handlersOf: (lane: LaneName) => ({
        onPointerDown: ({ pointerType }: PointerEvent) => {
          isPressed.current = true
          hold(lane, pointerType)
        },
        onPointerMove: ({ pointerType }: PointerEvent) => hold(lane, pointerType),
        onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && release(),
      }),
    }
  }, [])

  // Listens on the window, because the touched card may be gone by then.
  useEffect(() => {
    for (const end of ENDS) window.addEventListener(end, lift)
    return () => {
      clearTimeout(timer.current)
      for (const end of ENDS) window.removeEventListener(end, lift)
    }
  }, [lift])
  return { heldLane, handlersOf }
}
