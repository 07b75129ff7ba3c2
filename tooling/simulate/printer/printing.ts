/** What a printer has around it. */
export interface Printing {
  signal: AbortSignal
  /** Keeps a paper, a PNG, under the name of its job. */
  keep(job: string, paper: Buffer): Promise<void>
}

export const SLOW_MS = 10_000
const ANSWERS_WITHIN_MS = 15_000

/** Of one request: it ends when nothing comes and, where there is a `signal`, with the printer. */
export const patienceOf = (signal?: AbortSignal): AbortSignal =>
  AbortSignal.any([AbortSignal.timeout(ANSWERS_WITHIN_MS), ...(signal ? [signal] : [])])
