import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Delivery, PlannedOrder } from '../simulate/plan.ts'
import { send } from '../simulate/send.ts'
import { plainOrders, signInAsAdmin } from './orders.ts'
import { startBackend, stopBackend } from './start-backend.ts'

const HELP = `Usage: tsx tooling/bench/kill-intake.ts [--kills 20] [--port 4700]

Starts the built backend with demo data, sends orders without pause, ends the API with kill -9 again and again, starts it anew,
and sends again what was not answered, as a platform does. At the end every acknowledged order must be stored, once.
Exit code 1 when one is lost or doubled.
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

const DRAIN_LIMIT_MS = 60_000

/** Waits until what was acknowledged is worked off, and says how long that took. */
const report = async (acknowledged: Set<string>, kills: number): Promise<void> => {
  const since = performance.now()
  const missing = (stored: Map<string, number>) => [...acknowledged].filter(id => !stored.has(id))
  let stored = await storedOrders()
  while (missing(stored).length > 0 && performance.now() - since < DRAIN_LIMIT_MS) {
    await wait(500)
    stored = await storedOrders()
  }
  const lost = missing(stored)
  const doubled = [...acknowledged].filter(id => (stored.get(id) ?? 0) > 1)
  const seconds = ((performance.now() - since) / 1000).toFixed(1)
  console.log(`${kills} kills, ${acknowledged.size} acknowledged, ${acknowledged.size - lost.length} stored`)
  console.log(`${lost.length} lost, ${doubled.length} doubled, all worked off after ${seconds} s`)
  process.exitCode = lost.length + doubled.length === 0 ? 0 : 1
}

const main = async (): Promise<void> => {
  const kills = Number(values.kills)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sufra-kill-'))
  const where = { port: values.port, dataDir }
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
  await report(acknowledged, kills)
  await stopBackend(api, 'SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
}

if (values.help) process.stdout.write(HELP)
else await main()
