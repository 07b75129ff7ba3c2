import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { send } from '../simulate/send.ts'
import { loadNow, percentile, plainOrders } from './orders.ts'
import { startBackend, stopBackend } from './start-backend.ts'
import { steadily } from './steadily.ts'
import type { Turn } from './steadily.ts'

const HELP = `Usage: tsx tooling/bench/sign-in-beside-intake.ts [--url URL] [--seconds 30] [--sign-ins 30] [--orders 20] [--port 4710]

Sends orders by webhook at a steady rate while people sign in at a steady rate, both per second, and says how long each had to
wait. Against a running Sufra with demo data (--url, started with RATE_LIMIT_FACTOR=1000 or more), or against the built
backend, which it starts itself. A turn that is late is not left out: its waiting counts. Exit code 1 below 30 sign-ins a
second, or when an order in a hundred waits for 500 ms.
`
const GOAL = { signInsPerSecond: 30, intakeP99: 500 }
const PASSWORD = 'Sufra-demo-1'
const PEOPLE = ['admin', 'staff', 'kitchen', 'second', 'operator']

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    port: { type: 'string', default: '4710' },
    seconds: { type: 'string', default: '30' },
    'sign-ins': { type: 'string', default: String(GOAL.signInsPerSecond) },
    orders: { type: 'string', default: '20' },
    help: { type: 'boolean' },
  },
})

const signIn = async (url: string, turn: number): Promise<boolean> => {
  const answer = await fetch(`${url}/api/Authentication/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${PEOPLE[turn % PEOPLE.length]}@sufra.test`, password: PASSWORD }),
  }).catch(() => undefined)
  await answer?.arrayBuffer()
  return answer?.status === 200
}

const tell = (name: string, turns: Turn[], seconds: number) => {
  const done = turns.filter(({ isDone }) => isDone)
  const times = done.map(({ milliseconds }) => milliseconds)
  const facts = {
    perSecond: (done.length * 1000) / Math.max(seconds * 1000, ...times),
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  }
  const waited = `p50 ${facts.p50.toFixed(0)} ms, p99 ${facts.p99.toFixed(0)} ms`
  const failed = turns.length - done.length
  console.log(`${name}: ${facts.perSecond.toFixed(1)}/s, ${waited}, ${failed} of ${turns.length} failed`)
  return { ...facts, failed }
}

const measure = async (url: string): Promise<void> => {
  const seconds = Number(values.seconds)
  const perSecond = { orders: Number(values.orders), signIns: Number(values['sign-ins']) }
  const orders = [...plainOrders(url, Math.round(perSecond.orders * seconds))]
  const deliver = async (turn: number): Promise<boolean> => {
    const placed = orders[turn]?.deliveries[0]
    return placed !== undefined && (await send(url, placed)).status === 200
  }
  const [taken, signedIn] = await Promise.all([
    steadily({ perSecond: perSecond.orders, seconds }, deliver),
    steadily({ perSecond: perSecond.signIns, seconds }, turn => signIn(url, turn)),
  ])
  console.log(`${seconds} s, load ${loadNow()}`)
  const intake = tell('orders', taken, seconds)
  const people = tell('sign-ins', signedIn, seconds)
  // A rate is what came back in the time that it took, so a little is lost at the end.
  const isFastEnough = people.perSecond >= Math.min(GOAL.signInsPerSecond, perSecond.signIns) * 0.95
  process.exitCode = isFastEnough && intake.p99 < GOAL.intakeP99 && intake.failed === 0 ? 0 : 1
}

const measureOwn = async (): Promise<void> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sufra-sign-in-'))
  const backend = await startBackend({ port: values.port, dataDir })
  try {
    await measure(`http://localhost:${values.port}`)
  } finally {
    await stopBackend(backend, 'SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
}

if (values.help) process.stdout.write(HELP)
else if (values.url) await measure(values.url)
else await measureOwn()
