const DAY_MS = 86_400_000
const GRACE_MS = 7 * DAY_MS

/** Returns the end of the grace period, in which everything works although the next period is unpaid. */
export const graceUntil = (expiryDate: Date): Date => new Date(expiryDate.getTime() + GRACE_MS)

/**
 * Returns whether the limits of an upgrade apply in the grace period. The paid time has to be at least as long
 * as the grace. Otherwise a few paid hours would open the dearer plan for a week.
 */
export const keepsLimitsInGrace = ({ startsAt, expiryDate }: { startsAt: Date; expiryDate: Date }): boolean =>
  expiryDate.getTime() - startsAt.getTime() >= GRACE_MS
