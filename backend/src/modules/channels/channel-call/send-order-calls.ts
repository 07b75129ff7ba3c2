import { z } from 'zod'
import { defineJob } from '#src/jobs/job-kind.ts'

/**
 * Job that sends the waiting calls of one order, in order. There is no queue per order, because queue rows
 * would stay forever. Instead, a call under way has a time at which it counts as lost, and other workers skip
 * it until then. Separate `now` and `later` jobs keep new calls from waiting behind delayed ones.
 */
export const SEND_ORDER_CALLS = defineJob({
  name: 'send-order-calls',
  payload: z.object({ accountId: z.int(), orderId: z.int(), turn: z.enum(['now', 'later']) }),
  // Calls have their own deadline. A killed node also costs an attempt, and repeated kills must not stop an
  // order's calls.
  maxAttempts: 1_000,
  priority: 'order',
  keyOf: ({ accountId, orderId, turn }) => `order-calls-${accountId}-${orderId}-${turn}`,
})

const RETRIES_MS = [2_000, 4_000, 8_000, 15_000, 30_000]

/** Returns the delay after so many attempts, in ms; a platform may ask for a longer one. */
export const retryMs = (attempts: number, askedMs: number | null): number =>
  Math.max(RETRIES_MS[attempts - 1] ?? 30_000, askedMs ?? 0)
