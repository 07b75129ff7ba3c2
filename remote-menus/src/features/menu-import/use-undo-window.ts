import { ApiError } from '@sufra/shared/api'
import { serverNow } from '@sufra/shared/live'
import { useEffect, useState } from 'react'

/** Returns true if the undo has expired, by the clock or according to the server. */
export const useUndoWindow = (until: string | null, error: unknown): boolean => {
  const [isPast, setIsPast] = useState(false)
  useEffect(() => {
    if (until === null) return
    const timer = setTimeout(() => setIsPast(true), Math.max(0, Date.parse(until) - serverNow()))
    return () => clearTimeout(timer)
  }, [until])
  return isPast || (error instanceof ApiError && error.code === 'undo_expired')
}
