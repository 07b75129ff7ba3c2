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

/** The state that ClickPay's letter stands for; undefined for one that it does not document. */
export const stateOf = (letter: string): PaymentState | undefined => STATE_OF.get(letter)

/**
 * Whether a payment goes on to a state. Messages come in any order, and none leads back: what was charged stays charged though
 * somebody says later that it was declined, and a charge counts though it was given up before.
 */
export const leadsOn = (from: PaymentState, to: PaymentState): boolean => RANK[to] > RANK[from]

/** It can still turn out either way. */
export const isOpen = (state: PaymentState): boolean => RANK[state] < RANK.Declined

/** Nothing was charged, or no longer is. */
export const isRefused = (state: PaymentState): boolean => !isOpen(state) && state !== 'Authorised'
