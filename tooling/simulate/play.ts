import { randomUUID } from 'node:crypto'
import { setImmediate as breathe, setTimeout as wait } from 'node:timers/promises'
import { readMenu, readStores } from './menu.ts'
import type { Options } from './options.ts'
import { planOrder } from './plan.ts'
import type { PlannedOrder } from './plan.ts'
import { PLATFORMS, demoSecret } from './platforms.ts'
import { createRandom } from './random.ts'
import type { Random } from './random.ts'
import type { Report } from './report.ts'
import { send } from './send.ts'

/** Yields the orders of one run. */
export function* ordersOf(options: Options, random: Random): Generator<PlannedOrder> {
  const menu = readMenu()
  const stores = readStores()
  const platforms = PLATFORMS.filter(({ key }) => options.channels.includes(key))
  const run = randomUUID().slice(0, 8)
  for (let position = 1; position <= options.count; position += 1) {
    const platform = random.pick(platforms)
    const storeId = options.store ?? random.pick(stores[platform.key] ?? [])
    const secret = options.secret ?? demoSecret(platform.key, storeId)
    yield planOrder({ platform, storeId, secret, run, position, faults: options.faults, menu, random })
  }
}

/** Sends orders until the count is reached or `signal` aborts; finishes started ones in both cases. */
export const play = async (
  options: Options,
  { report, signal }: { report: Report; signal: AbortSignal },
): Promise<void> => {
  const random = createRandom(options.seed)
  const underWay = new Set<Promise<void>>()
  const deliver = async (order: PlannedOrder) => {
    const started = performance.now()
    for (const delivery of order.deliveries) {
      const rest = delivery.after - (performance.now() - started)
      if (rest > 0) await wait(rest, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
      report.add(order, delivery, await send(options.url, delivery))
    }
  }
  const started = performance.now()
  let position = 0
  for (const order of ordersOf(options, random)) {
    if (signal.aborted) break
    const delivering = deliver(order).finally(() => underWay.delete(delivering))
    underWay.add(delivering)
    position += 1
    // By the clock, not by the last order: otherwise slow answers would lower the rate.
    const due = started + position * options.interval - performance.now()
    const isLast = position >= options.count
    // At an unreachable rate there is never a pause, but Ctrl-C and answers must still be handled.
    if (due <= 0) await breathe()
    else if (!isLast) await wait(due, undefined, { signal }).catch(() => undefined)
  }
  await Promise.all(underWay)
}
