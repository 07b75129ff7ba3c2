import { z } from 'zod'
import { defineJob } from '#src/jobs/job-kind.ts'

/**
 * Tells the platform of one order what it has not heard, in order. There is no queue for each order (its row would stay for
 * ever): who is at a call writes down when it counts as lost, and others leave it alone until then. `now` and `later` are apart
 * so that what waits for its time does not keep back what is new.
 */
export const SEND_ORDER_CALLS = defineJob({
  name: 'send-order-calls',
  payload: z.object({ accountId: z.int(), orderId: z.int(), turn: z.enum(['now', 'later']) }),
  // Calls end by their own time. A try is also what a node that was killed cost, and no row of kills may keep an order from its platform.
  maxAttempts: 1_000,
  keyOf: ({ accountId, orderId, turn }) => `order-calls-${accountId}-${orderId}-${turn}`,
})

const RETRIES_MS = [2_000, 4_000, 8_000, 15_000, 30_000]

/** How long after so many tries the next one comes; a platform may ask for more. */
export const retryMs = (attempts: number, askedMs: number | null): number =>
  Math.max(RETRIES_MS[attempts - 1] ?? 30_000, askedMs ?? 0)
