import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startPlatforms } from '../platforms/start-platforms.ts'
import type { Platforms } from '../platforms/start-platforms.ts'
import type { Delivery, PlannedOrder } from '../simulate/plan.ts'
import { send } from '../simulate/send.ts'
import { loadNow, plainOrders, signInAsAdmin } from './orders.ts'
import { startBackend, stopBackend } from './start-backend.ts'

const HELP = `Usage: tsx tooling/bench/kill-intake.ts [--kills 20] [--port 4700]

Starts the built backend with demo data, sends orders without pause, ends the API with kill -9 again and again, starts it anew,
and sends again what was not answered, as a platform does. The platform runs as well and is told of every order that arrived, so
the kills meet calls on their way out. At the end every acknowledged order must be stored, once, and its platform have heard of
it, once. Exit code 1 when an order or a call is lost or doubled.
`
const AT_ONCE = 8

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    port: { type: 'string', default: '4700' },
    help: { type: 'boolean' },
  },
})
const url = `http://localhost:${values.port}`

/** Sends from the list until told to stop; what got no answer goes back to its front. */
const takeIn = async (
  waiting: PlannedOrder[],
  acknowledged: Set<string>,
  signal: AbortSignal,
): Promise<void> => {
  const worker = async () => {
    while (!signal.aborted) {
      const order = waiting.shift()
      const placed: Delivery | undefined = order?.deliveries[0]
      if (!order || !placed) return
      const { status } = await send(url, placed)
      if (status === 200) acknowledged.add(order.draft.id)
      else waiting.unshift(order)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

const storedOrders = async (): Promise<Map<string, number>> => {
  const headers = { authorization: `Bearer ${await signInAsAdmin(url)}` }
  const counts = new Map<string, number>()
  for (let page = 1; ; page += 1) {
    const query = `PaginatedRequest.PageNumber=${page}&PaginatedRequest.PageSize=200`
    const answer = await fetch(`${url}/api/Order/Get?${query}`, { headers })
    const { data, hasNextPage }: { data: { channelOrderId: string }[]; hasNextPage: boolean } = JSON.parse(
      await answer.text(),
    )
    for (const { channelOrderId } of data) counts.set(channelOrderId, (counts.get(channelOrderId) ?? 0) + 1)
    if (!hasNextPage) return counts
  }
}

// What a killed node held counts as lost after a minute, and is then told by another.
const DRAIN_LIMIT_MS = 180_000

/** How often its platform took to heart that each order has arrived: the same call twice, under the same key, is once. */
const heardOrders = (platforms: Platforms): Map<string, number> =>
  new Map(
    platforms
      .peer('jahez')
      .kept.orders.map(({ id, history }) => [id, history.filter(({ what }) => what === 'see').length]),
  )

const judge = (acknowledged: Set<string>, counts: Map<string, number>) => ({
  lost: [...acknowledged].filter(id => !counts.get(id)).length,
  doubled: [...acknowledged].filter(id => (counts.get(id) ?? 0) > 1).length,
})

/** Waits until what was acknowledged is worked off and told of, and says how long that took. */
const report = async (acknowledged: Set<string>, platforms: Platforms): Promise<void> => {
  const since = performance.now()
  const look = async () => ({
    orders: judge(acknowledged, await storedOrders()),
    calls: judge(acknowledged, heardOrders(platforms)),
  })
  let { orders, calls } = await look()
  while (orders.lost + calls.lost > 0 && performance.now() - since < DRAIN_LIMIT_MS) {
    await wait(500)
    ;({ orders, calls } = await look())
  }
  const seconds = ((performance.now() - since) / 1000).toFixed(1)
  console.log(`${values.kills} kills, ${acknowledged.size} orders acknowledged, load ${loadNow()}`)
  console.log(`orders: ${orders.lost} lost, ${orders.doubled} doubled`)
  console.log(`calls: ${calls.lost} lost, ${calls.doubled} doubled; all worked off after ${seconds} s`)
  process.exitCode = orders.lost + orders.doubled + calls.lost + calls.doubled === 0 ? 0 : 1
}

const main = async (): Promise<void> => {
  const kills = Number(values.kills)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sufra-kill-'))
  const platforms = await startPlatforms({ port: 0, sufraUrl: url, adopts: true })
  const where = { port: values.port, dataDir, env: { PLATFORM_URL_JAHEZ: platforms.urlOf('jahez') } }
  const acknowledged = new Set<string>()
  const waiting = [...plainOrders(url, 200_000)]
  for (let round = 1; round <= kills; round += 1) {
    const api = await startBackend(where)
    const stop = new AbortController()
    const intake = takeIn(waiting, acknowledged, stop.signal)
    await wait(300 + Math.random() * 700)
    await stopBackend(api, 'SIGKILL')
    stop.abort()
    await intake
    console.log(`kill ${round}: ${acknowledged.size} acknowledged so far`)
  }
  const api = await startBackend(where)
  await report(acknowledged, platforms)
  await stopBackend(api, 'SIGTERM')
  await platforms.close()
  await rm(dataDir, { recursive: true, force: true })
}

if (values.help) process.stdout.write(HELP)
else await main()
