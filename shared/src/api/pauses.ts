import { onServerSign } from './server-signs.ts'

/** How pauses between tries grow; ms. */
export interface Growth {
  first: number
  /** 2 unless told */
  factor?: number
  longest?: number
}

/** The longest that the pause after so many failures in a row may be (ms). */
export const longestPause = ({ first, factor = 2, longest = Infinity }: Growth, failures: number): number =>
  Math.min(longest, first * factor ** Math.max(0, failures - 1))

/**
 * How long to wait (ms) before the next try after so many failures in a row: half fixed, half chance, so that a shop's ten
 * tablets, or a thousand shops, do not knock at the same instant.
 */
export const growingPause = (growth: Growth, failures: number, random: () => number = Math.random): number =>
  longestPause(growth, failures) * (0.5 + random() / 2)

/** Waits, or less when the device comes back online, the server is back, or `signal` ends it. */
export const waitToRetry = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    const finish = () => {
      clearTimeout(timer)
      window.removeEventListener('online', finish)
      stopHearing()
      signal?.removeEventListener('abort', finish)
      resolve()
    }
    const timer = setTimeout(finish, milliseconds)
    window.addEventListener('online', finish)
    const stopHearing = onServerSign(sign => sign === 'back' && finish())
    signal?.addEventListener('abort', finish)
  })
