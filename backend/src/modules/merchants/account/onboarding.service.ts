import type { AccountStatus } from '@sufra/shared/contracts/merchant'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { illegalTransition, notFound } from '#src/errors/errors.ts'
import { outdateAccount } from '#src/modules/identity/identity.ts'
import { hasBrandAndBranch, lockAccount, updateAccount } from './account.repository.ts'
import type { AccountRow } from './account.repository.ts'

const hasDetails = ({ typeId, phone, city, crNumber, unifiedNumber }: AccountRow): boolean =>
  [typeId, phone, city, crNumber ?? unifiedNumber].every(fact => fact !== null)

// A suspended merchant resumes in its step at that time.
const standsAt = ({ status, statusBefore }: AccountRow): AccountStatus | null =>
  status === 'Suspended' ? statusBefore : status

const bringTo = (db: Db, { id, status }: AccountRow, to: AccountStatus) =>
  updateAccount(
    db,
    { scope: ALL_MERCHANTS, id },
    status === 'Suspended' ? { statusBefore: to } : { status: to },
  )

/** Advances the onboarding to the business details, after the first person's e-mail is confirmed. */
export const confirmAccount = async (db: Db, accountId: number): Promise<void> => {
  const row = await lockAccount(db, accountId)
  if (row && standsAt(row) === 'PendingVerification') await bringTo(db, row, 'PendingBusinessDetails')
}

/**
 * Advances the onboarding to the choice of a plan when company details, a brand and a branch exist. Call it
 * after each of them was written, in the same transaction; the last of concurrent calls sees all of them.
 */
export const advanceOnboarding = async (db: Db, accountId: number): Promise<void> => {
  const row = await lockAccount(db, accountId)
  if (!row || standsAt(row) !== 'PendingBusinessDetails' || !hasDetails(row)) return
  if (!(await hasBrandAndBranch(db, accountId))) return
  await bringTo(db, row, 'PendingPlan')
  await outdateAccount(db, accountId)
}

/** Locks a merchant before its first plan; 409 `illegal_transition` in an earlier onboarding step. */
export const lockForPlan = async (db: Db, accountId: number): Promise<void> => {
  const row = await lockAccount(db, accountId)
  if (!row) throw notFound()
  if (row.status !== 'PendingPlan' && row.status !== 'Active') throw illegalTransition({ status: row.status })
}

/** Ends the onboarding after the first plan. */
export const finishOnboarding = async (db: Db, accountId: number): Promise<void> => {
  const row = await lockAccount(db, accountId)
  if (!row || standsAt(row) !== 'PendingPlan') return
  await bringTo(db, row, 'Active')
  await outdateAccount(db, accountId)
}
