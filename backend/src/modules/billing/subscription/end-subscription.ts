import type { Db } from '#src/database/database.ts'
import { illegalTransition } from '#src/errors/errors.ts'
import { dropUnpaid } from './order-period.ts'
import {
  findCurrentSubscription,
  lockMerchant,
  listFuturePeriods,
  updateSubscription,
} from './subscription.repository.ts'
import type { NamedSubscription } from './subscription.repository.ts'

interface Of {
  accountId: number
  now: Date
}

const RUNNING = ['Active', 'PastDue', 'Trial']
const NOTHING_NEXT = { nextPlanId: null, nextPackageId: null, nextMonths: null }
/** Values of a period without a planned change at its end. */
export const NOTHING_PLANNED = { ...NOTHING_NEXT, endsWithPeriod: false }

const heldRunning = async (db: Db, { accountId, now }: Of): Promise<NamedSubscription> => {
  await lockMerchant(db, accountId)
  const row = await findCurrentSubscription(db, { accountId, now })
  if (!row?.expiryDate || !RUNNING.includes(row.status))
    throw illegalTransition({ status: row?.status ?? null })
  return row
}

/**
 * Cancels the subscription at the end of its period. 409 `illegal_transition` without a running period, or
 * when the next one is paid already.
 */
export const cancelSubscription = async (db: Db, of: Of): Promise<void> => {
  const row = await heldRunning(db, of)
  const key = { accountId: of.accountId, subscriptionId: row.id }
  if ((await listFuturePeriods(db, of)).length > 0)
    throw illegalTransition({ status: row.status, isRenewed: true })
  await dropUnpaid(db, of.accountId)
  await updateSubscription(db, key, { endsWithPeriod: true, ...NOTHING_NEXT })
}

/**
 * Removes the planned change at the end of the merchant's last period. 409 `illegal_transition` without a
 * planned change.
 */
export const resumeSubscription = async (db: Db, of: Of): Promise<void> => {
  const running = await heldRunning(db, of)
  const row = (await listFuturePeriods(db, of)).at(-1) ?? running
  if (!row.endsWithPeriod && row.nextPlanId === null) throw illegalTransition({ status: row.status })
  const key = { accountId: of.accountId, subscriptionId: row.id }
  await updateSubscription(db, key, NOTHING_PLANNED)
}
