import type { PaymentState } from '@sufra/shared/contracts/payment'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Delays of the queries to ClickPay about a payment without a callback. */
const STEPS_MS = [2 * MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, ...[1, 3, 6, 12, 24].map(h => h * HOUR_MS)]
/** A bank may hold a payment for days. */
const LONGEST_HOLD_MS = 14 * DAY_MS

/** Returns whether a page was unpaid for a day and is given up. */
export const isOverdue = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() >= DAY_MS

/** Earlier payments are no longer queried. */
export const queriedSince = (now: Date): Date => new Date(now.getTime() - LONGEST_HOLD_MS)

/** Returns the time of the next query to ClickPay; undefined after the last one. */
export const nextQueryAt = ({
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
