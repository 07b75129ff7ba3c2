import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import type { PointerEvent } from 'react'
import type { LaneName } from './arrange-lanes.ts'

/** A finger that was lifted may come down again. A mouse that rests so long belongs to nobody. */
const HOLD_MS = { touch: 1000, mouse: 3000 } as const

/** Which lane somebody points at or has just touched. Spread `handlersOf(lane)` on the lane. */
export const useHeldLane = () => {
  const [heldLane, setHeldLane] = useState<LaneName | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const handlersOf = useMemo(() => {
    // The cards stand as they are either way: what answers the finger is painted first.
    const change = (lane: LaneName | null) => startTransition(() => setHeldLane(lane))
    const release = () => change(null)
    const hold = (lane: LaneName) => (event: PointerEvent) => {
      change(lane)
      clearTimeout(timer.current)
      timer.current = setTimeout(release, event.pointerType === 'mouse' ? HOLD_MS.mouse : HOLD_MS.touch)
    }
    return (lane: LaneName) => ({
      onPointerDown: hold(lane),
      onPointerMove: hold(lane),
      onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && release(),
    })
  }, [])
  return { heldLane, handlersOf }
}
