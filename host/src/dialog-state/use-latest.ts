import { useEffect, useRef } from 'react'

/** Returns a getter for the value of the latest render, also when called from an older closure. */
export const useLatest = <Value>(value: Value): (() => Value) => {
  const newest = useRef(value)
  useEffect(() => {
    newest.current = value
  }, [value])
  return () => newest.current
}
