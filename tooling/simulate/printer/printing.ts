/** What a printer has around it. */
export interface Printing {
  signal: AbortSignal
  /** Keeps a paper, a PNG, under the name of its job. */
  keep(job: string, paper: Buffer): Promise<void>
}

export const SLOW_MS = 10_000
export const ANSWERS_WITHIN_MS = 15_000
