import { z } from 'zod'
import { defineJob, enqueueWrite } from '#src/jobs/job-kind.ts'
import type { Db } from '#src/database/database.ts'

/** Lets whoever stands above the catalogue know that something of a brand can or cannot be had any more: look how it is now. */
export const AVAILABILITY_CHANGED = defineJob({
  name: 'availability-changed',
  payload: z.object({ accountId: z.int(), serviceProviderId: z.int() }),
  maxAttempts: 12,
  keyOf: ({ accountId, serviceProviderId }) => `availability-changed-${accountId}-${serviceProviderId}`,
})

/** In the transaction of the change. All rows are of one account. */
export const noteAvailability = async (
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
