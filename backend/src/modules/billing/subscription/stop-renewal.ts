import { toHalalas, toRiyals } from '@sufra/shared/contracts/halalas'
import type { Db } from '#src/database/database.ts'
import { enqueue } from '#src/jobs/job-kind.ts'
import type { RenewalBefore } from '#src/modules/merchants/account/account.table.ts'
import { FOLLOW_STANDING } from './sync-branch-pauses.ts'
import { dropUnpaid } from './order-period.ts'
import {
  findCurrentSubscription,
  lockMerchant,
  listFuturePeriods,
  listUnpaid,
  updateSubscription,
} from './subscription.repository.ts'
import { isOver } from './settle-subscription.ts'

interface Of {
  accountId: number
  now: Date
}

/** Returns the sum of the merchant's unpaid orders, SAR with VAT. */
export const unpaidOf = async (db: Db, accountId: number): Promise<number> => {
  const orders = await listUnpaid(db, accountId)
  return toRiyals(orders.reduce((sum, { amountDue }) => sum + toHalalas(amountDue), 0))
}

/**
 * Stops the renewal for an account that is being closed, inside the caller's transaction: drops unpaid
 * orders, ends the subscription with its period, and pauses the branches. Returns the input of
 * `restoreRenewal`; null without a running period.
 */
export const stopRenewal = async (db: Db, of: Of): Promise<RenewalBefore | null> => {
  const { accountId } = of
  await lockMerchant(db, accountId)
  await dropUnpaid(db, accountId)
  await enqueue(db, FOLLOW_STANDING, { payload: { accountId } })
  const row = await findCurrentSubscription(db, of)
  if (!row || isOver(row)) return null
  const { endsWithPeriod, nextPlanId, nextPackageId, nextMonths } = row
  const nothingNext = { nextPlanId: null, nextPackageId: null, nextMonths: null }
  await updateSubscription(
    db,
    { accountId, subscriptionId: row.id },
    { endsWithPeriod: true, ...nothingNext },
  )
  return { subscriptionId: row.id, endsWithPeriod, nextPlanId, nextPackageId, nextMonths }
}

/** Restores the renewal for an account that is kept after all, and opens the branches. */
export const restoreRenewal = async (
  db: Db,
  { accountId, before }: { accountId: number; before: RenewalBefore | null },
): Promise<void> => {
  await enqueue(db, FOLLOW_STANDING, { payload: { accountId } })
  if (!before) return
  const { subscriptionId, ...renewal } = before
  await updateSubscription(db, { accountId, subscriptionId }, renewal)
}

/** Ends the subscription of a closed account and cancels its future periods. */
export const cancelForClosedAccount = async (db: Db, of: Of): Promise<void> => {
  const { accountId } = of
  const row = await findCurrentSubscription(db, of)
  if (row && !isOver(row))
    await updateSubscription(db, { accountId, subscriptionId: row.id }, { status: 'Cancelled' })
  // They never run. Their end becomes their start, so that counts of ended periods by date find no day of
  // them.
  for (const { id: subscriptionId, startsAt: expiryDate } of await listFuturePeriods(db, of))
    await updateSubscription(db, { accountId, subscriptionId }, { status: 'Cancelled', expiryDate })
}
