import { useEffect, useState } from 'react'

const PAUSE_MS = 250

/** A value once it has stayed the same for a moment: what is being typed is not asked about letter by letter. */
export const useSettled = <Value>(value: Value): Value => {
  const [settled, setSettled] = useState(value)
  const text = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text)), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
