import { retryDelay, waitToRetry } from '@sufra/shared/api'

const PAUSES = { first: 1000, longest: 15_000 }
/** Upper limit for Retry-After: an action must not wait for a day. */
const LONGEST_TOLD_MS = 60_000
// Timers may fire this many ms early.
const TIMER_SLACK_MS = 20

/** Schedules retries of failed calls: after a growing pause, and never before the server's `Retry-After`. */
export class RetryPause {
  readonly #signal: AbortSignal
  #isWaiting = false
  #failures = 0
  #notBefore = 0

  constructor(signal: AbortSignal) {
    this.#signal = signal
  }

  /** True while a `Retry-After` of the server has not passed. */
  get isTold(): boolean {
    return this.#notBefore > Date.now()
  }

  /** `retryAfter`: seconds; null if the server sent none. */
  failed(retryAfter: number | null): void {
    this.#failures += 1
    const told = Math.min(LONGEST_TOLD_MS, (retryAfter ?? 0) * 1000)
    this.#notBefore = Math.max(this.#notBefore, Date.now() + told)
  }

  succeeded(): void {
    this.#failures = 0
  }

  /** Runs `work` after the pause; does nothing if another call waits already. */
  async before(work: () => Promise<void>): Promise<void> {
    if (this.#isWaiting) return
    this.#isWaiting = true
    do {
      const until = Math.max(Date.now(), this.#notBefore) + retryDelay(PAUSES, this.#failures + 1)
      await waitToRetry(until - Date.now(), this.#signal)
      // A restored connection ends the wait early and voids the earlier Retry-After.
      if (Date.now() < until - TIMER_SLACK_MS) this.#notBefore = 0
    } while (this.isTold && !this.#signal.aborted)
    this.#isWaiting = false
    if (!this.#signal.aborted) await work()
  }
}
