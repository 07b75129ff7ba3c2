import { useEffect, useState } from 'react'

/**
 * Returns true while something is open and for `leaveMs` after, so that its leaving animation runs before it unmounts.
 */
export const usePresence = (isOpen: boolean, leaveMs: number): boolean => {
  const [isPresent, setIsPresent] = useState(isOpen)
  if (isOpen && !isPresent) setIsPresent(true)
  useEffect(() => {
    if (isOpen || !isPresent) return
    const timer = setTimeout(() => setIsPresent(false), leaveMs)
    return () => clearTimeout(timer)
  }, [isOpen, isPresent, leaveMs])
  return isPresent
}
