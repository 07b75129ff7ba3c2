/** Environment of a simulated printer. */
export interface PrinterEnvironment {
  signal: AbortSignal
  /** Saves a paper, a PNG, under the name of its job. */
  keep(job: string, paper: Buffer): Promise<void>
}

export const SLOW_MS = 10_000
const ANSWERS_WITHIN_MS = 15_000

/** Returns the signal of one request: it aborts after a timeout and, with a `signal`, with the printer. */
export const patienceOf = (signal?: AbortSignal): AbortSignal =>
  AbortSignal.any([AbortSignal.timeout(ANSWERS_WITHIN_MS), ...(signal ? [signal] : [])])
