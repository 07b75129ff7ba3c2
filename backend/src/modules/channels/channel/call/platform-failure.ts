import { plainText } from '#src/modules/channels/channel/plain-text.ts'

/** State of an order at its platform, the same terms for all platforms. */
export type PlatformOrderState =
  'new' | 'accepted' | 'ready' | 'handedOver' | 'delivered' | 'rejected' | 'cancelled' | 'expired'

/**
 * `notNow`: retry later. `unknown`: unknown order or store. `wrongState`: the order is in another state.
 * `invalid`: the request is refused. `credential`: the signature or token is refused.
 */
export type FailureKind = 'notNow' | 'unknown' | 'wrongState' | 'invalid' | 'credential'

interface Failed {
  kind: FailureKind
  /** the platform's own code, or Sufra's when it has none */
  code: string
  message?: string
  /** state of the order that the platform returns */
  state?: PlatformOrderState | null
  retryAfterMs?: number | null
}

/** A failed call to a platform. Its texts are cleaned, because people read them. */
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

/** Returns the state for a platform's own word; null for words that its table does not list. */
export const stateIn = (
  states: Readonly<Record<string, PlatformOrderState>>,
  word: string | number | null,
): PlatformOrderState | null => (word !== null && Object.hasOwn(states, word) ? (states[word] ?? null) : null)
