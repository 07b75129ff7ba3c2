import type { PaymentReturnCause, PaymentStatus } from '@sufra/shared/contracts/payment'
import type { Banner } from '@sufra/shared/ui'
import type { ComponentProps } from 'react'
import { isAwaited } from './payment.queries.ts'

export type Tone = ComponentProps<typeof Banner>['tone']

const REFUSED = {
  Declined: { words: 'declined', tone: 'error' },
  Error: { words: 'error', tone: 'error' },
  Cancelled: { words: 'cancelled', tone: 'notice' },
  Expired: { words: 'expired', tone: 'notice' },
  Voided: { words: 'moneyBack', tone: 'notice' },
  Refunded: { words: 'moneyBack', tone: 'notice' },
} as const satisfies Partial<Record<PaymentStatus['state'], { words: string; tone: Tone }>>

const RETURNED = {
  paidTwice: 'returned',
  orderChanged: 'returnedChanged',
} as const satisfies Record<PaymentReturnCause, string>

const isRefused = (state: PaymentStatus['state']): state is keyof typeof REFUSED =>
  Object.hasOwn(REFUSED, state)

/** Returns the text and the tone for a payment. */
export const wordsOf = (payment: PaymentStatus, isSlow: boolean) => {
  const { state, returned } = payment
  if (returned) return { words: RETURNED[returned], tone: 'notice' } as const
  if (isRefused(state)) return REFUSED[state]
  if (state === 'OnHold') return { words: 'onHold', tone: 'pending' } as const
  if (isAwaited(payment)) return { words: isSlow ? 'slow' : 'waiting', tone: 'pending' } as const
  return { words: 'paid', tone: 'neutral' } as const
}
