import { addMonths } from '@sufra/shared/contracts/subscription-period'
import type { Db } from '#src/database/database.ts'
import { updateSubscription } from './subscription.repository.ts'
import type { NamedSubscription } from './subscription.repository.ts'

/**
 * What is a merchant's already and has not begun, as it lies behind `end` in its order: a period that comes between takes no day of
 * what was paid. Each keeps its months.
 */
export const laidBehind = (
  end: Date,
  ahead: readonly NamedSubscription[],
): (NamedSubscription & { expiryDate: Date })[] => {
  let startsAt = end
  return ahead.map(row => {
    const laid = { ...row, startsAt, expiryDate: addMonths(startsAt, row.months ?? 1) }
    startsAt = laid.expiryDate
    return laid
  })
}

/** Lays it behind what has just come before it. */
export const moveAhead = async (
  db: Db,
  first: { accountId: number; id: number; expiryDate: Date },
  ahead: readonly NamedSubscription[],
): Promise<void> => {
  let replacesId = first.id
  for (const { id, startsAt, expiryDate } of laidBehind(first.expiryDate, ahead)) {
    const key = { accountId: first.accountId, subscriptionId: id }
    await updateSubscription(db, key, { startsAt, expiryDate, replacesId })
    replacesId = id
  }
}
