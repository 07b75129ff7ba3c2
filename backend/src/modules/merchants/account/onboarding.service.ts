import type { AccountStatus } from '@sufra/shared/contracts/merchant'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { illegalTransition, notFound } from '#src/errors.ts'
import { outdateAccount } from '#src/modules/identity/identity.ts'
import { hasBrandAndBranch, lockAccount, updateAccount } from './account.repository.ts'
import type { AccountRow } from './account.repository.ts'

const hasDetails = ({ typeId, phone, city, crNumber, unifiedNumber }: AccountRow): boolean =>
  [typeId, phone, city, crNumber ?? unifiedNumber].every(fact => fact !== null)

// One that is suspended comes back to where it stands by then.
const standsAt = ({ status, statusBefore }: AccountRow): AccountStatus | null =>
  status === 'Suspended' ? statusBefore : status

const bringTo = (db: Db, { id, status }: AccountRow, to: AccountStatus) =>
  updateAccount(
    db,
    { scope: ALL_MERCHANTS, id },
    status === 'Suspended' ? { statusBefore: to } : { status: to },
  )

/** The e-mail of the merchant's first person is confirmed: the business details come next. */
export const confirmAccount = async (db: Db, accountId: number): Promise<void> => {
  const row = await lockAccount(db, accountId)
  if (row && standsAt(row) === 'PendingVerification') await bringTo(db, row, 'PendingBusinessDetails')
}

/**
 * Sends a merchant on to the choice of a plan as soon as the company's details, a brand and a branch are there. Call it
 * after each of them was written, in the same transaction: of calls at the same time, the last one sees what all did.
 */
export const advanceOnboarding = async (db: Db, accountId: number): Promise<void> => {
  const row = await lockAccount(db, accountId)
  if (!row || standsAt(row) !== 'PendingBusinessDetails' || !hasDetails(row)) return
  if (!(await hasBrandAndBranch(db, accountId))) return
  await bringTo(db, row, 'PendingPlan')
  await outdateAccount(db, accountId)
}

/** Locks a merchant that is about to get its first plan; 409 `illegal_transition` unless it has come that far. */
export const lockForPlan = async (db: Db, accountId: number): Promise<void> => {
  const row = await lockAccount(db, accountId)
  if (!row) throw notFound()
  if (row.status !== 'PendingPlan' && row.status !== 'Active') throw illegalTransition({ status: row.status })
}

/** The merchant has a plan: its onboarding is over, if it was not before. */
export const finishOnboarding = async (db: Db, accountId: number): Promise<void> => {
  const row = await lockAccount(db, accountId)
  if (!row || standsAt(row) !== 'PendingPlan') return
  await bringTo(db, row, 'Active')
  await outdateAccount(db, accountId)
}
