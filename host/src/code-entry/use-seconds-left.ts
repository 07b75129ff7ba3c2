import { useEffect, useState } from 'react'

const TICK = 1000

const secondsUntil = (moment: number): number => Math.max(0, Math.ceil((moment - Date.now()) / TICK))

/** Returns whole seconds until `moment` (ms of this device's clock), counted down to zero. */
export const useSecondsLeft = (moment: number): number => {
  const [left, setLeft] = useState(() => secondsUntil(moment))
  useEffect(() => {
    const count = () => {
      const next = secondsUntil(moment)
      setLeft(next)
      if (next === 0) clearInterval(ticking)
    }
    const ticking = setInterval(count, TICK)
    count()
    return () => clearInterval(ticking)
  }, [moment])
  return left
}

/** Formats seconds as "1:05". */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
