import { useEffect, useState, useTransition } from 'react'
import { useWhenLifted } from './use-when-lifted.ts'

/**
 * Returns `value` with a delay, so that its render never blocks a press. A newer value waits until the previous one is
 * rendered; `useDeferredValue` would restart at each change and could show nothing for a long time. It also waits until
 * a pressed finger is lifted, because a button that moves away gets no click. On another `visit` the newest value is
 * returned immediately, so that a screen from keep-alive is current.
 */
export const useFollowing = <Value>(value: Value | undefined, visit: string): Value | undefined => {
  const [followed, setFollowed] = useState(value)
  const [followedOn, setFollowedOn] = useState(visit)
  const [isDrawing, startDrawing] = useTransition()
  const whenLifted = useWhenLifted()
  // The first value has nothing to wait for.
  if (followed === undefined && value !== undefined) setFollowed(value)
  if (visit !== followedOn) {
    setFollowedOn(visit)
    setFollowed(value)
  }
  useEffect(() => {
    if (value === followed || isDrawing) return
    return whenLifted(() => startDrawing(() => setFollowed(value)))
  }, [value, followed, isDrawing, whenLifted])
  return followed
}
