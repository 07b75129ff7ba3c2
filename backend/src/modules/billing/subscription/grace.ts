const DAY_MS = 86_400_000
const GRACE_DAYS = 7

/** Until when everything works although nobody paid for the next period. */
export const graceUntil = (expiryDate: Date): Date => new Date(expiryDate.getTime() + GRACE_DAYS * DAY_MS)
