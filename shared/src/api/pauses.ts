import { onServerSignal } from './server-signals.ts'

/** Growth of the pauses between retries, in ms. */
export interface Growth {
  first: number
  /** Defaults to 2. */
  factor?: number
  longest?: number
}

/** Returns the longest possible pause (ms) after this number of consecutive failures. */
export const longestPause = ({ first, factor = 2, longest = Infinity }: Growth, failures: number): number =>
  Math.min(longest, first * factor ** Math.max(0, failures - 1))

/**
 * Returns the pause (ms) before the next retry after this number of consecutive failures: half fixed, half random. The
 * random half spreads the retries of many tablets and shops.
 */
export const retryDelay = (growth: Growth, failures: number, random: () => number = Math.random): number =>
  longestPause(growth, failures) * (0.5 + random() / 2)

/** Resolves after the time, or earlier when the device comes back online, the server is back, or `signal` aborts. */
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
    const stopHearing = onServerSignal(sign => sign === 'back' && finish())
    signal?.addEventListener('abort', finish)
  })
