import { useEffect, useRef } from 'react'

/** Gives a value as it is when it is asked for, which may be after a later render than the one that asks. */
export const useNewest = <Value>(value: Value): (() => Value) => {
  const newest = useRef(value)
  useEffect(() => {
    newest.current = value
  }, [value])
  return () => newest.current
}
