import { tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { shiftIsOpen } from '#src/errors/errors.ts'
import { enqueue } from '#src/jobs/job-kind.ts'
import { dayEndOf } from '#src/modules/merchants/merchants.ts'
import type { MerchantSession } from '#src/routing/route.ts'
import { CLOSE_FORGOTTEN } from './close-shift.ts'
import { presentShift } from './present-shift.ts'
import { findOpenShifts, insertShift } from './shift.repository.ts'

const HOUR_MS = 60 * 60_000
// The team cleans and counts after the last customer.
const AFTER_DAY_MS = 2 * HOUR_MS
// A branch that never closes has no end of day.
const LONGEST_MS = 12 * HOUR_MS

const closesAt = (now: Date, dayEnd: Date | null): Date =>
  new Date(dayEnd ? dayEnd.getTime() + AFTER_DAY_MS : now.getTime() + LONGEST_MS)

/** 409 `already_exists` with the open shift, also for the later of two concurrent calls. */
export const openShift = async (
  db: Db,
  { accountId, branchIds, userId }: MerchantSession,
  branchId: number,
): Promise<number> => {
  const scope = tenant(accountId)
  const now = new Date()
  const end = closesAt(now, await dayEndOf(db, { scope, branchIds, id: branchId, now }))
  const values = { accountId, branchId, openedAt: now, openedBy: userId, closesAt: end }
  const inserted = await insertShift(db, values)
  if (!inserted) {
    const [open] = await findOpenShifts(db, { scope, branchIds: [branchId] })
    throw shiftIsOpen(open ? presentShift(open) : undefined)
  }
  await enqueue(db, CLOSE_FORGOTTEN, { payload: { accountId, shiftId: inserted.id }, runAt: end })
  return inserted.id
}
