import { tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { notify } from '#src/modules/identity/identity.ts'
import type { BranchStates } from '#src/modules/merchants/merchants.ts'
import type { OrderEntry } from '../order.repository.ts'
import { answeredSince } from './policy.repository.ts'

const LONG_AGO = new Date(0)

/** Pauses a branch that misses several orders in a row until somebody opens it. */
export const pauseWhenMissed = async (
  db: Db,
  { order: { accountId, branchId }, branchName: branch }: OrderEntry,
  { now, branchStates }: { now: Date; branchStates: BranchStates },
): Promise<void> => {
  const found = await branchStates.policyOf(db, { accountId, branchId })
  const limit = found?.policy.pauseAfterMissed
  if (!limit || found.isChanged) return
  // Orders from before the last opening do not count.
  const since = (await branchStates.lastOpenedAt(db, { accountId, branchId })) ?? LONG_AGO
  const answered = await answeredSince(db, { accountId, branchId, since, limit })
  if (answered.length < limit || answered.some(status => status !== 'Missed')) return
  await branchStates.change(db, {
    actor: { scope: tenant(accountId), branchIds: [], userId: null, now },
    change: { branchIds: [branchId], state: 'Paused', reason: 'MissedOrders' },
  })
  await notify(db, { kind: 'branchPaused', accountId, branchId, facts: { branch } })
}
