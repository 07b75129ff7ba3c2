import { tidyCode, toLatinDigits } from './text.ts'

export const DISCOUNT_CODE = /^[A-Z0-9-]{3,20}$/

/** Normalizes a code: people type small letters, Arabic digits and trailing spaces, or paste it from a message. */
export const tidyDiscountCode = (text: string): string => tidyCode(toLatinDigits(text)).toUpperCase()

export const DISCOUNT_STATES = ['running', 'planned', 'over', 'usedUp', 'off'] as const
export type DiscountState = (typeof DISCOUNT_STATES)[number]

export interface DiscountFacts {
  isActive: boolean
  startsAt: Date
  /** first instant at which it has ended; null: no end */
  endsAt: Date | null
  maxUses: number | null
  /** uses that are held or used */
  useCount: number
}

/** Returns the state of a discount at `now`: usable, or the reason why it is not. */
export const discountState = (discount: DiscountFacts, now: Date): DiscountState => {
  if (!discount.isActive) return 'off'
  if (discount.endsAt !== null && discount.endsAt <= now) return 'over'
  if (discount.maxUses !== null && discount.useCount >= discount.maxUses) return 'usedUp'
  return discount.startsAt > now ? 'planned' : 'running'
}

/** Reason for the refusal of a code; a message key at `discountCode`. */
export const DISCOUNT_REFUSALS = [
  'unknown_discount_code',
  'discount_expired',
  'discount_not_started',
  'discount_used_up',
  'discount_already_used',
  'discount_other_plan',
] as const
export type DiscountRefusal = (typeof DISCOUNT_REFUSALS)[number]
