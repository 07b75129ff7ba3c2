import type { Db } from '#src/database/database.ts'
import { illegalTransition, notFound } from '#src/errors.ts'
import { outdateAccount } from '#src/modules/identity/identity.ts'
import { hasBrandAndBranch, lockAccount, setAccountStatus } from './account.repository.ts'
import type { AccountRow } from './account.repository.ts'

const hasDetails = ({ typeId, phone, city, crNumber, unifiedNumber }: AccountRow): boolean =>
  [typeId, phone, city, crNumber ?? unifiedNumber].every(fact => fact !== null)

/**
 * Sends a merchant on to the choice of a plan as soon as the company's details, a brand and a branch are there. Call it
 * after each of them was written, in the same transaction: of calls at the same time, the last one sees what all did.
 */
export const advanceOnboarding = async (db: Db, accountId: number): Promise<void> => {
  const row = await lockAccount(db, accountId)
  if (row?.status !== 'PendingBusinessDetails' || !hasDetails(row)) return
  if (!(await hasBrandAndBranch(db, accountId))) return
  await setAccountStatus(db, accountId, 'PendingPlan')
  await outdateAccount(db, accountId)
}

/** Locks a merchant that is about to get its first plan; 409 `illegal_transition` unless it has come that far. */
export const lockForPlan = async (db: Db, accountId: number): Promise<void> => {
  const row = await lockAccount(db, accountId)
  if (!row) throw notFound()
  if (row.status !== 'PendingPlan' && row.status !== 'Active') throw illegalTransition({ status: row.status })
}

/** The merchant has a plan: its onboarding is over. */
export const finishOnboarding = async (db: Db, accountId: number): Promise<void> => {
  await setAccountStatus(db, accountId, 'Active')
  await outdateAccount(db, accountId)
}
