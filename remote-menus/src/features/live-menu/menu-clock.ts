import { onLiveEvent } from '@sufra/shared/live'
import { useEffect, useState } from 'react'

const TICK_MS = 15_000

// A kitchen tablet's clock may be wrong by minutes: the server's heartbeat says how much.
let offset = 0
onLiveEvent('heartbeat', ({ serverTime }) => {
  offset = Date.parse(serverTime) - Date.now()
})

/** The server's time in milliseconds, renewed often enough for texts that speak in minutes. */
export const useMenuClock = (): number => {
  const [now, setNow] = useState(() => Date.now() + offset)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now() + offset), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
