import type { PaymentState } from '@sufra/shared/contracts/payment'

const RANK: Record<PaymentState, number> = {
  Created: 0,
  Redirected: 1,
  Pending: 2,
  OnHold: 3,
  Declined: 4,
  Error: 4,
  Cancelled: 4,
  Expired: 4,
  Authorised: 5,
  Voided: 6,
  Refunded: 6,
}

const STATE_OF = new Map<string, PaymentState>([
  ['A', 'Authorised'],
  ['H', 'OnHold'],
  ['P', 'Pending'],
  ['V', 'Voided'],
  ['E', 'Error'],
  ['D', 'Declined'],
  ['C', 'Cancelled'],
  ['X', 'Expired'],
  ['R', 'Refunded'],
])

/** Returns the state of ClickPay's letter; undefined for an undocumented letter. */
export const stateOf = (letter: string): PaymentState | undefined => STATE_OF.get(letter)

/**
 * Returns whether a payment may change from one state to another. Messages arrive in any order, and none
 * leads back: a charge stays a charge after a late "declined", and a charge counts although the payment was
 * given up before.
 */
export const canTransition = (from: PaymentState, to: PaymentState): boolean => RANK[to] > RANK[from]

/** Returns whether the result is still open. */
export const isOpen = (state: PaymentState): boolean => RANK[state] < RANK.Declined

/** Returns whether nothing was charged, or the charge was reversed. */
export const isRefused = (state: PaymentState): boolean => !isOpen(state) && state !== 'Authorised'
