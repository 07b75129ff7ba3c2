import { onServerSign } from '#src/api/server-signs.ts'

const FIRST_WAIT = 150
const LONGEST_WAIT = 15_000

/** How long to wait before try number `failures`: doubling from 150 ms, spread so that a thousand shops do not return at once. */
export const backoff = (failures: number, random: () => number = Math.random): number => {
  const ceiling = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.max(0, failures - 1))
  return ceiling / 2 + (random() * ceiling) / 2
}

/** Waits, or less when the device comes back online or the server is back. */
export const waitToRetry = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    const finish = () => {
      clearTimeout(timer)
      window.removeEventListener('online', finish)
      stopHearing()
      signal.removeEventListener('abort', finish)
      resolve()
    }
    const timer = setTimeout(finish, milliseconds)
    window.addEventListener('online', finish)
    const stopHearing = onServerSign(sign => sign === 'back' && finish())
    signal.addEventListener('abort', finish)
  })
