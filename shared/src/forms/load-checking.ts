import { loadContract } from './load-contract.ts'
import type { LoadContract } from './load-contract.ts'
import type * as Checking from './checking.ts'

type Checking = typeof Checking

let ready: Checking | null = null

/** How mistakes are found and said, when it is here already. */
export const readyChecking = (): Checking | null => ready

/** Fetches it, once. Null when it did not arrive. */
export const loadChecking = async (): Promise<Checking | null> => {
  try {
    ready ??= await import(/* webpackChunkName: "rules" */ './checking.ts')
  } catch {
    // The next try may have more luck.
  }
  return ready
}

/** Fetches what a form needs for checking itself when the page has painted and has nothing better to do. */
export const loadWhenIdle = (load: LoadContract): (() => void) => {
  const start = () => void Promise.all([loadChecking(), loadContract(load)])
  if (typeof requestIdleCallback === 'function') {
    const waiting = requestIdleCallback(start, { timeout: 2000 })
    return () => cancelIdleCallback(waiting)
  }
  const waiting = setTimeout(start, 200)
  return () => clearTimeout(waiting)
}
