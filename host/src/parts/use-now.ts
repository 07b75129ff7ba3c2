import { useEffect, useState } from 'react'

const MINUTE = 60_000

/** The time of this device, renewed every minute: enough for "5 minutes ago". */
export const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now
}
