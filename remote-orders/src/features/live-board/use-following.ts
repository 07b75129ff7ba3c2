import { useEffect, useState, useTransition } from 'react'
import { useWhenLifted } from './use-when-lifted.ts'

/**
 * `value`, a moment later: what is drawn with it comes after whatever somebody presses meanwhile. One that is newer waits until the
 * one before is drawn, so that news in quick succession keep nothing from being seen (`useDeferredValue` would begin anew at each),
 * and until a finger that is down is lifted: a button that moves away from under it gets no click.
 * On another `visit` it is drawn at once: a screen that rested shows what is so now.
 */
export const useFollowing = <Value>(value: Value | undefined, visit: string): Value | undefined => {
  const [followed, setFollowed] = useState(value)
  const [followedOn, setFollowedOn] = useState(visit)
  const [isDrawing, startDrawing] = useTransition()
  const whenLifted = useWhenLifted()
  // The first one has nothing to come after.
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
