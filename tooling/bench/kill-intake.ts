import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { DEMO_ORDERS } from '../platforms/order/adopt-order.ts'
import { startPlatforms } from '../platforms/start-platforms.ts'
import type { Platforms } from '../platforms/start-platforms.ts'
import type { Delivery, PlannedOrder } from '../simulate/plan.ts'
import { send } from '../simulate/send.ts'
import { clusterOf } from '../torture/instance/cluster.ts'
import { isGone } from '../torture/instance/processes.ts'
import { askedOf, runBench } from './arguments.ts'
import { loadNow } from '../figures/figures.ts'
import { plainOrders } from './orders.ts'
import {
  heardOrders,
  overtakenOrders,
  standingOf,
  storedOrders,
  untilWorkedOff,
} from './orders/after-kills.ts'
import { startBackend, stopBackend } from './start-backend.ts'
import type { Backend } from './start-backend.ts'

const HELP = `Usage: pnpm bench kill-intake [--kills 20] [--port 4700]

Starts the built backend with demo data, sends orders without pause, repeatedly stops the API with kill -9 and restarts it, and
repeats unanswered requests, as a platform does. The simulated platform receives a call about every order that arrived, so
the kills also interrupt outgoing calls. At the end every acknowledged order must be stored once, and its platform must have
received the call once. Exit code 1 if an order or a call is lost or repeated.
`
const AT_ONCE = 8
const MOST_BEFORE_A_KILL = 20
const LONGEST_PAUSE_MS = 300

const asked = askedOf(HELP, { counts: { kills: 20, port: 4700 } })
const port = asked.number('port')
const url = `http://localhost:${port}`

/** Sends orders from the list until stopped; unanswered ones return to its front. */
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

const missingIn = (acknowledged: Set<string>, counts: Map<string, number>) => ({
  lost: [...acknowledged].filter(id => !counts.get(id)),
  doubled: [...acknowledged].filter(id => (counts.get(id) ?? 0) > 1),
})

/** Waits until the acknowledged orders are processed and reported to the platforms, then prints the result. */
const report = async (acknowledged: Set<string>, platforms: Platforms, owner: pg.Pool): Promise<void> => {
  const since = performance.now()
  const open = await untilWorkedOff(owner)
  const seconds = ((performance.now() - since) / 1000).toFixed(1)
  const orders = missingIn(acknowledged, await storedOrders(owner))
  const unheard = missingIn(acknowledged, heardOrders(platforms))
  const overtaken = await overtakenOrders(owner)
  const calls = { ...unheard, lost: unheard.lost.filter(id => !overtaken.has(id)) }
  console.log(`${asked.number('kills')} kills, ${acknowledged.size} orders acknowledged, load ${loadNow()}`)
  console.log(`orders: ${orders.lost.length} lost, ${orders.doubled.length} doubled`)
  console.log(
    `calls: ${calls.lost.length} lost, ${calls.doubled.length} doubled, ${unheard.lost.length - calls.lost.length} overtaken by the end of their orders`,
  )
  console.log(`worked off after ${seconds} s; open: ${open.events} events, ${open.calls} calls`)
  if (calls.lost.length > 0) console.log(`of the lost calls: ${await standingOf(owner, calls.lost)}`)
  const wrong = [orders.lost, orders.doubled, calls.lost, calls.doubled].flat()
  process.exitCode = wrong.length + open.events + open.calls === 0 ? 0 : 1
}

/** Waits for more acknowledgements, so that a kill interrupts running work on a slow machine too. */
const amidst = async (acknowledged: Set<string>, api: ChildProcess): Promise<void> => {
  const enough = acknowledged.size + 1 + Math.floor(Math.random() * MOST_BEFORE_A_KILL)
  while (acknowledged.size < enough && !isGone(api)) await wait(5)
  await wait(Math.random() * LONGEST_PAUSE_MS)
}

const killAgainAndAgain = async (
  where: Backend,
  { acknowledged, waiting }: { acknowledged: Set<string>; waiting: PlannedOrder[] },
): Promise<void> => {
  for (let round = 1; round <= asked.number('kills'); round += 1) {
    const api = await startBackend(where)
    const stop = new AbortController()
    const intake = takeIn(waiting, acknowledged, stop.signal)
    await amidst(acknowledged, api)
    await stopBackend(api, 'SIGKILL')
    stop.abort()
    await intake
    console.log(`kill ${round}: ${acknowledged.size} acknowledged so far`)
  }
}

const main = async (): Promise<void> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sufra-kill-'))
  const platforms = await startPlatforms({ port: 0, sufraUrl: url, adopts: DEMO_ORDERS })
  const where = { port, dataDir, env: { PLATFORM_URL_JAHEZ: platforms.urlOf('jahez') } }
  const acknowledged = new Set<string>()
  try {
    await killAgainAndAgain(where, { acknowledged, waiting: [...plainOrders(url, 200_000)] })
    const api = await startBackend(where)
    const { url: connectionString } = await clusterOf(dataDir)
    const owner = new pg.Pool({ connectionString, max: 1 })
    try {
      await report(acknowledged, platforms, owner)
    } finally {
      await owner.end()
      await stopBackend(api, 'SIGTERM')
    }
  } finally {
    await platforms.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

await runBench(main)
