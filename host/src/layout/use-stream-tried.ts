import { useLiveState } from '@sufra/shared/live'
import { useEffect, useState } from 'react'

/** Maximum wait for a stream that neither opens nor fails. */
const PATIENCE_MS = 8000

/**
 * Returns whether the live stream is open or no longer worth waiting for. Queries that the stream updates load after
 * that: an earlier load would miss the events in between and have to be repeated.
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
