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

/**
 * Fetches what a form needs for checking itself, once somebody begins to fill it: who only looks at it needs none of it, and it is
 * here before the rest is typed.
 */
export const loadForChecks = (load: LoadContract): void =>
  void Promise.all([loadChecking(), loadContract(load)])
