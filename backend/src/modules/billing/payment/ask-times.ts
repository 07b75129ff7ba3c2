import type { PaymentState } from '@sufra/shared/contracts/payment'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** After so long ClickPay is asked of a payment that nobody told us about. */
const STEPS_MS = [2 * MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, ...[1, 3, 6, 12, 24].map(h => h * HOUR_MS)]
/** A bank that looks at a payment may take days. */
const LONGEST_HOLD_MS = 14 * DAY_MS

/** A page on which nobody paid for a day is given up. */
export const isOverdue = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() >= DAY_MS

/** What was begun before that is asked about no more. */
export const askedSince = (now: Date): Date => new Date(now.getTime() - LONGEST_HOLD_MS)

/** When ClickPay is asked next; undefined when it no longer is. */
export const nextAsk = ({
  createdAt,
  state,
  now,
}: {
  createdAt: Date
  state: PaymentState
  now: Date
}): Date | undefined => {
  const [age, begun] = [now.getTime() - createdAt.getTime(), createdAt.getTime()]
  const step = STEPS_MS.find(each => each > age)
  if (step !== undefined) return new Date(begun + step)
  if (age >= LONGEST_HOLD_MS) return undefined
  return new Date(now.getTime() + (state === 'OnHold' ? DAY_MS : HOUR_MS))
}
