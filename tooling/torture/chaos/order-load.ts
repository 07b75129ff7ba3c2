import type https from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'
import type { PlannedOrder } from '../../simulate/plan.ts'
import { send } from '../../simulate/send.ts'

const ORDER_EVERY_MS = 100
const RETRY_LIMIT_MS = 120_000
const FIRST_RETRY_MS = 1_000
const LONGEST_RETRY_MS = 8_000

export interface LoadResult {
  /** ids of orders whose event was answered with 200 */
  acknowledged: Set<string>
  /** ids of orders without an answer of 200 after all retries */
  unanswered: string[]
  /** all requests, with retries */
  requests: number
  /** requests without an answer of 200, with the seconds since the start of the load */
  failures: { second: number; status: number; result: string; milliseconds: number }[]
  longestMs: number
}

/**
 * Sends ten orders a second at a constant rate until `signal` aborts. A message without an answer of 200 is sent again
 * after 1, 2, 4 and then every 8 seconds, as platforms do.
 */
export const sendAtConstantRate = async (
  { url, agent }: { url: string; agent: https.Agent },
  orders: Iterator<PlannedOrder>,
  signal: AbortSignal,
): Promise<LoadResult> => {
  const result: LoadResult = {
    acknowledged: new Set(),
    unanswered: [],
    requests: 0,
    failures: [],
    longestMs: 0,
  }
  const since = performance.now()

  const deliver = async ({ draft, deliveries: [placed] }: PlannedOrder): Promise<void> => {
    if (!placed) return
    const end = performance.now() + RETRY_LIMIT_MS
    for (let pause = FIRST_RETRY_MS; performance.now() < end; pause = Math.min(2 * pause, LONGEST_RETRY_MS)) {
      const second = Math.round(performance.now() - since) / 1000
      const { status, result: text, milliseconds } = await send(url, placed, agent)
      result.requests += 1
      result.longestMs = Math.max(result.longestMs, milliseconds)
      if (status === 200) {
        result.acknowledged.add(draft.id)
        return
      }
      result.failures.push({ second, status, result: text, milliseconds: Math.round(milliseconds) })
      await wait(pause)
    }
    result.unanswered.push(draft.id)
  }

  const delivering: Promise<void>[] = []
  for (let position = 1; !signal.aborted; position += 1) {
    const next = orders.next()
    if (next.done) break
    delivering.push(deliver(next.value))
    await wait(Math.max(0, since + position * ORDER_EVERY_MS - performance.now()))
  }
  await Promise.all(delivering)
  return result
}
