import { useLiveState } from '@sufra/shared/live'
import { useEffect, useState } from 'react'

/** What a stream that neither opens nor fails may keep from being read. */
const PATIENCE_MS = 8000

/**
 * Whether the live stream is open, or is not to be waited for any more. What is kept current by it is read then: read before, it would have
 * to be read again, since what happened in between was told to nobody.
 */
export const useStreamTried = (): boolean => {
  const state = useLiveState()
  const [isTried, setIsTried] = useState(false)
  const isDecided = state === 'live' || state === 'polling'
  if (isDecided && !isTried) setIsTried(true)
  useEffect(() => {
    const timer = isTried ? undefined : setTimeout(setIsTried, PATIENCE_MS, true)
    return () => clearTimeout(timer)
  }, [isTried])
  return isTried || isDecided
}
