import { useEffect, useState, useTransition } from 'react'

/**
 * `value`, a moment later: what is drawn with it comes after whatever somebody presses meanwhile. One that is newer waits until the
 * one before is drawn, so that news in quick succession keep nothing from being seen (`useDeferredValue` would begin anew at each).
 */
export const useFollowing = <Value>(value: Value | undefined): Value | undefined => {
  const [followed, setFollowed] = useState(value)
  const [isDrawing, startDrawing] = useTransition()
  // The first one has nothing to come after.
  if (followed === undefined && value !== undefined) setFollowed(value)
  useEffect(() => {
    if (value !== followed && !isDrawing) startDrawing(() => setFollowed(value))
  }, [value, followed, isDrawing])
  return followed
}
