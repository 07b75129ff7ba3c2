import { useEffect, useState } from 'react'

/** The time of this device, renewed so often: enough for "5 minutes ago". */
export const useNow = (everyMs = 10_000): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
