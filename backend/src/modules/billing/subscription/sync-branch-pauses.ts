import { z } from 'zod'
import { tenant } from '#src/database/database.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { defineJob } from '#src/jobs/job-kind.ts'
import type { BranchStates } from '#src/modules/merchants/merchants.ts'
import { listBranches, readOnlyReason } from './due.repository.ts'

/**
 * Job that pauses or opens a merchant's branches to match its subscription. The platforms are notified as for
 * any pause.
 */
export const FOLLOW_STANDING = defineJob({
  name: 'follow-subscription-standing',
  payload: z.object({ accountId: z.int() }),
  maxAttempts: 25,
  keyOf: ({ accountId }) => `follow-subscription-standing:${accountId}`,
  queueOf: ({ accountId }) => `subscription:${accountId}`,
})

export interface SubscriptionEffects {
  /** service that pauses and opens branches, with all effects */
  branchStates: Pick<BranchStates, 'change'>
}

/**
 * Pauses the branches of a merchant whose subscription is over or whose account is being closed. Otherwise
 * opens the branches that were paused for that reason alone. It reads the state when it runs, so it is
 * idempotent.
 */
export const followStanding = async (
  { database }: Pick<Foundation, 'database'>,
  { branchStates }: SubscriptionEffects,
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
