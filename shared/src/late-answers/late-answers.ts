import { useEffect, useRef } from 'react'

export { useSendOnce } from './send-once.ts'

/**
 * `then`, for as long as what asked for it stands: an answer that comes after it was closed, or after its screen was left, neither
 * closes what is open by then nor leads anybody away.
 */
export const useWhileHere = <Args extends unknown[]>(then: (...args: Args) => void) => {
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return (...args: Args): void => {
    if (isHere.current) then(...args)
  }
}
