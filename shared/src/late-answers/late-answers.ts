import { useEffect, useRef } from 'react'

export { useSendOnce } from './send-once.ts'

/**
 * Returns `then` as a function that does nothing after the component unmounted. A late answer then neither closes a
 * newer dialog nor navigates away.
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
