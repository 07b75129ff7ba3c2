import { z } from 'zod'
import { defineJob, enqueueWrite } from '#src/jobs/job-kind.ts'
import type { Db } from '#src/database/database.ts'

/**
 * Job that notifies the domains that depend on the catalogue of a changed availability in a brand; they read
 * its present state.
 */
export const AVAILABILITY_CHANGED = defineJob({
  name: 'availability-changed',
  payload: z.object({ accountId: z.int(), serviceProviderId: z.int() }),
  maxAttempts: 12,
  priority: 'shop',
  keyOf: ({ accountId, serviceProviderId }) => `availability-changed-${accountId}-${serviceProviderId}`,
})

/** Queues the job in the transaction of the change. All rows are of one account. */
export const queueAvailabilityChange = async (
  db: Db,
  rows: readonly { accountId: number; serviceProviderId: number }[],
): Promise<void> => {
  const [first] = rows
  if (!first) return
  const brands = [...new Set(rows.map(row => row.serviceProviderId))]
  await enqueueWrite(
    db,
    AVAILABILITY_CHANGED,
    brands.map(serviceProviderId => ({ payload: { accountId: first.accountId, serviceProviderId } })),
  )
}
