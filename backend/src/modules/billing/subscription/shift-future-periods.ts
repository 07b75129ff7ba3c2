import { nextRenewal } from '@sufra/shared/contracts/subscription-period'
import type { Db } from '#src/database/database.ts'
import { updateSubscription } from './subscription.repository.ts'
import type { NamedSubscription } from './subscription.repository.ts'

/** Returns the dates of a period that renews on the day of `anchor`. */
export const spanFrom = ({ startsAt, months, anchor }: { startsAt: Date; months: number; anchor: Date }) => ({
  startsAt,
  expiryDate: nextRenewal({ from: startsAt, months, anchor }),
})

/**
 * Returns the future periods behind `end`, in their order, so that a new period takes no paid day from them.
 * Each keeps its months and renews on the day of `anchor`.
 */
export const laidBehind = (
  { end, anchor }: { end: Date; anchor: Date },
  ahead: readonly NamedSubscription[],
): (NamedSubscription & { expiryDate: Date })[] => {
  let startsAt = end
  return ahead.map(row => {
    const laid = {
      ...row,
      startsAt,
      expiryDate: nextRenewal({ from: startsAt, months: row.months ?? 1, anchor }),
    }
    startsAt = laid.expiryDate
    return laid
  })
}

/** Moves the future periods behind the period before them. */
export const shiftFuturePeriods = async (
  db: Db,
  first: { accountId: number; id: number; expiryDate: Date; anchor: Date },
  ahead: readonly NamedSubscription[],
): Promise<void> => {
  let replacesId = first.id
  for (const { id, startsAt, expiryDate } of laidBehind(
    { end: first.expiryDate, anchor: first.anchor },
    ahead,
  )) {
    const key = { accountId: first.accountId, subscriptionId: id }
    await updateSubscription(db, key, { startsAt, expiryDate, replacesId })
    replacesId = id
  }
}
