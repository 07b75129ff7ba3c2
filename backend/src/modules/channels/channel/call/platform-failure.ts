import { plainText } from '#src/modules/channels/channel/plain-text.ts'

/** Where an order stands at its platform, whatever the platform calls it. */
export type PlatformOrderState =
  'new' | 'accepted' | 'ready' | 'handedOver' | 'delivered' | 'rejected' | 'cancelled' | 'expired'

/**
 * `notNow`: try again later. `unknown`: it knows no such order or shop. `wrongState`: the order stands elsewhere there.
 * `invalid`: it does not take this. `credential`: it does not believe that it is us.
 */
export type FailureKind = 'notNow' | 'unknown' | 'wrongState' | 'invalid' | 'credential'

interface Failed {
  kind: FailureKind
  /** the platform's own code, or ours when it gave none */
  code: string
  message?: string
  /** where the platform says that the order stands */
  state?: PlatformOrderState | null
  retryAfterMs?: number | null
}

/** A call that a platform did not do. Its texts were cleaned: they are shown to people. */
export class PlatformFailure extends Error {
  readonly kind: FailureKind
  readonly code: string
  readonly state: PlatformOrderState | null
  readonly retryAfterMs: number | null

  constructor({ kind, code, message = '', state = null, retryAfterMs = null }: Failed) {
    super(plainText(message, 300))
    this.name = 'PlatformFailure'
    this.kind = kind
    this.code = plainText(code, 60)
    this.state = state
    this.retryAfterMs = retryAfterMs
  }
}

/** What an own table of a platform says of a word that it sent; null for words that it does not list. */
export const stateIn = (
  states: Readonly<Record<string, PlatformOrderState>>,
  word: string | number | null,
): PlatformOrderState | null => (word !== null && Object.hasOwn(states, word) ? (states[word] ?? null) : null)
