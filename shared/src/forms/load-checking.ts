import { loadContract } from './load-contract.ts'
import type { LoadContract } from './load-contract.ts'
import type * as Checking from './checking.ts'

type Checking = typeof Checking

let ready: Checking | null = null

/** Returns the validation if it is loaded already, otherwise null. */
export const readyChecking = (): Checking | null => ready

/** Fetches the validation once. Returns null if it did not arrive. */
export const loadChecking = async (): Promise<Checking | null> => {
  try {
    ready ??= await import(/* webpackChunkName: "rules" */ './checking.ts')
  } catch {
    // The next attempt may succeed.
  }
  return ready
}

/**
 * Fetches the validation and the contract of a form when a person begins to fill it. Readers of the form do not load
 * it, and it arrives before the form is sent.
 */
export const loadForChecks = (load: LoadContract): void =>
  void Promise.all([loadChecking(), loadContract(load)])
