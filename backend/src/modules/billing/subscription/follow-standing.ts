import { z } from 'zod'
import { tenant } from '#src/database/database.ts'
import type { Foundation } from '#src/foundation.ts'
import { defineJob } from '#src/jobs/job-kind.ts'
import type { BranchStates } from '#src/modules/merchants/merchants.ts'
import { listBranches, readOnlyReason } from './due.repository.ts'

/** Brings a merchant's branches in line with its subscription: the platforms hear of it as of every pause. */
export const FOLLOW_STANDING = defineJob({
  name: 'follow-subscription-standing',
  payload: z.object({ accountId: z.int() }),
  maxAttempts: 25,
  keyOf: ({ accountId }) => `follow-subscription-standing:${accountId}`,
  queueOf: ({ accountId }) => `subscription:${accountId}`,
})

export interface Standing {
  /** how branches are paused and opened, with all that follows */
  branchStates: Pick<BranchStates, 'change'>
}

/**
 * Pauses the branches of a merchant whose subscription is over or whose account is being closed, and opens those again that were paused for that alone. It looks
 * how things are when it runs, so a second run finds nothing to do.
 */
export const followStanding = async (
  { database }: Pick<Foundation, 'database'>,
  { branchStates }: Standing,
  { accountId, now }: { accountId: number; now: Date },
): Promise<void> => {
  const scope = tenant(accountId)
  await database.run(scope, async db => {
    const reason = await readOnlyReason(db, { accountId, now })
    const branchIds = await listBranches(db, accountId, reason ? 'taking' : 'pausedWithoutPlan')
    if (branchIds.length === 0) return
    await branchStates.change(db, {
      actor: { scope, branchIds: [], userId: null, now },
      change: reason ? { branchIds, state: 'Paused', reason } : { branchIds, state: 'Open' },
    })
  })
}
