import { setTimeout as wait } from 'node:timers/promises'
import { CHANNELS, NO_FAULTS } from '../simulate/options.ts'
import type { Faults } from '../simulate/options.ts'
import { ordersOf } from '../simulate/play.ts'
import type { PlannedOrder } from '../simulate/plan.ts'
import { send } from '../simulate/send.ts'
import type { Ground } from './attack.ts'

const AT_ONCE = 8
// Pause of one sender between two orders. The remaining load still exceeds that of any merchant.
const PAUSE_MS = 20

/** Returns simulated orders of all three platforms. */
export const ordersFor = (
  { url, random, seed }: Ground,
  { count, faults }: { count: number; faults?: Partial<Faults> },
): Generator<PlannedOrder> => {
  const options = { url, count, seed, channels: [...CHANNELS], interval: 0 }
  return ordersOf(
    { ...options, faults: { ...NO_FAULTS, ...faults }, store: undefined, secret: undefined },
    random,
  )
}

export interface IntakeResult {
  /** Ids of orders whose event was answered with 200. */
  acknowledged: Set<string>
  /** Unexpected answers: neither 200, nor 503, nor a missing response. */
  strange: string[]
}

const ASK_AGAIN = new Set([0, 503])

/** Sends orders in parallel until all are acknowledged or `signal` aborts. Sends an unacknowledged order again. */
export const sendOrders = async (
  url: string,
  { orders, taken, signal }: { orders: Iterator<PlannedOrder>; taken: IntakeResult; signal: AbortSignal },
): Promise<void> => {
  const again: PlannedOrder[] = []
  const next = (): PlannedOrder | undefined => {
    const waiting = again.shift()
    if (waiting) return waiting
    const drawn = orders.next()
    return drawn.done ? undefined : drawn.value
  }
  const worker = async () => {
    while (!signal.aborted) {
      const order = next()
      const placed = order?.deliveries[0]
      if (!order || !placed) return
      const { status, result } = await send(url, placed)
      if (status === 200) taken.acknowledged.add(order.draft.id)
      else again.push(order)
      if (status !== 200 && !ASK_AGAIN.has(status))
        taken.strange.push(`${status} ${result} to ${placed.body}`)
      await wait(PAUSE_MS)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}
