const DAY_MS = 86_400_000
const GRACE_MS = 7 * DAY_MS

/** Until when everything works although nobody paid for the next period. */
export const graceUntil = (expiryDate: Date): Date => new Date(expiryDate.getTime() + GRACE_MS)

/**
 * Whether the limits of an upgrade hold in the days of grace: it has to be paid for at least as long as they last. Otherwise a few
 * paid hours would open the dearer plan for a week.
 */
export const keepsLimitsInGrace = ({ startsAt, expiryDate }: { startsAt: Date; expiryDate: Date }): boolean =>
  expiryDate.getTime() - startsAt.getTime() >= GRACE_MS
