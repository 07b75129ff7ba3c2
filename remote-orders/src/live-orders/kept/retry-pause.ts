import { growingPause, waitToRetry } from '@sufra/shared/api'

const PAUSES = { first: 1000, longest: 15_000 }
/** What the server tells is believed up to here: a press must not wait for a day. */
const LONGEST_TOLD_MS = 60_000
// Timers end up to so much before their time.
const TIMER_SLACK_MS = 20

/** When what could not be sent is tried again: after a growing pause, and never before the server told (`Retry-After`). */
export class RetryPause {
  readonly #signal: AbortSignal
  #isWaiting = false
  #failures = 0
  #notBefore = 0

  constructor(signal: AbortSignal) {
    this.#signal = signal
  }

  /** The server has told to wait, and that is not over. */
  get isTold(): boolean {
    return this.#notBefore > Date.now()
  }

  /** `retryAfter`: seconds; null where the server told nothing. */
  failed(retryAfter: number | null): void {
    this.#failures += 1
    const told = Math.min(LONGEST_TOLD_MS, (retryAfter ?? 0) * 1000)
    this.#notBefore = Math.max(this.#notBefore, Date.now() + told)
  }

  succeeded(): void {
    this.#failures = 0
  }

  /** Does `work` when the time has come; nothing while another call waits for that already. */
  async before(work: () => Promise<void>): Promise<void> {
    if (this.#isWaiting) return
    this.#isWaiting = true
    do {
      const until = Math.max(Date.now(), this.#notBefore) + growingPause(PAUSES, this.#failures + 1)
      await waitToRetry(until - Date.now(), this.#signal)
      // A sign that the server is back ends the wait before its time, and what was told before is void.
      if (Date.now() < until - TIMER_SLACK_MS) this.#notBefore = 0
    } while (this.isTold && !this.#signal.aborted)
    this.#isWaiting = false
    if (!this.#signal.aborted) await work()
  }
}
