import { toHalalas, toRiyals } from '@sufra/shared/contracts/halalas'
import type { Db } from '#src/database/database.ts'
import { enqueue } from '#src/jobs/job-kind.ts'
import type { RenewalBefore } from '#src/modules/merchants/account/account.table.ts'
import { FOLLOW_STANDING } from './follow-standing.ts'
import { dropUnpaid } from './order-period.ts'
import {
  findCurrentSubscription,
  holdMerchant,
  listAhead,
  listUnpaid,
  updateSubscription,
} from './subscription.repository.ts'
import { isOver } from './settle-subscription.ts'

interface Of {
  accountId: number
  now: Date
}

/** What a merchant ordered and has not paid, in SAR with VAT. */
export const unpaidOf = async (db: Db, accountId: number): Promise<number> => {
  const orders = await listUnpaid(db, accountId)
  return toRiyals(orders.reduce((sum, { amountDue }) => sum + toHalalas(amountDue), 0))
}

/**
 * The account is being closed, inside the caller's transaction: what was ordered is given up, nothing comes after the period, and
 * the branches follow. Answers what `takeUpRenewal` brings back; null where nothing was running.
 */
export const stopRenewal = async (db: Db, of: Of): Promise<RenewalBefore | null> => {
  const { accountId } = of
  await holdMerchant(db, accountId)
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

/** The account is kept after all: the subscription goes on as it would have, and the branches follow. */
export const takeUpRenewal = async (
  db: Db,
  { accountId, before }: { accountId: number; before: RenewalBefore | null },
): Promise<void> => {
  await enqueue(db, FOLLOW_STANDING, { payload: { accountId } })
  if (!before) return
  const { subscriptionId, ...renewal } = before
  await updateSubscription(db, { accountId, subscriptionId }, renewal)
}

/** The account is closed: nothing of what was bought goes on, or begins. */
export const endForGood = async (db: Db, of: Of): Promise<void> => {
  const { accountId } = of
  const row = await findCurrentSubscription(db, of)
  if (row && !isOver(row))
    await updateSubscription(db, { accountId, subscriptionId: row.id }, { status: 'Cancelled' })
  // They never run: whatever counts ended periods by their dates has to find no day of them.
  for (const { id: subscriptionId, startsAt: expiryDate } of await listAhead(db, of))
    await updateSubscription(db, { accountId, subscriptionId }, { status: 'Cancelled', expiryDate })
}
