import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { emailCheckQuery } from './sign-up.queries.ts'

const SETTLE = 500
const WHOLE = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const waiting = setTimeout(() => setSettled(text), SETTLE)
    return () => clearTimeout(waiting)
  }, [text])
  return settled
}

/**
 * Returns whether an address has an account. Checks half a second after the last letter, and only a complete address.
 */
export const useIsTaken = (typed: string): boolean => {
  const email = typed.trim().toLowerCase()
  const settled = useSettled(email)
  const { data } = useQuery({ ...emailCheckQuery(settled), enabled: WHOLE.test(settled) })
  return settled === email && data?.isValid === true && !data.isAvailable
}
