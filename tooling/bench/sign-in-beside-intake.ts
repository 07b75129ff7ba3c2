import { send } from '../simulate/send.ts'
import { askedOf, originOf, runBench } from './arguments.ts'
import { loadNow, median, percentile } from '../figures/figures.ts'
import { plainOrders } from './orders.ts'
import { rateOf, steadily } from './steadily.ts'
import type { Turn } from './steadily.ts'
import { startTemporaryBackend } from './temporary-backend.ts'

const HELP = `Usage: pnpm bench sign-in-beside-intake [--url URL] [--seconds 30] [--sign-ins 30] [--orders 20] [--port 4710]

Sends orders by webhook at a steady rate while people sign in at a steady rate, both per second, and says how long each had to
wait. Against a running Sufra with demo data (--url, started with RATE_LIMIT_FACTOR=1000 or more), or against the built
backend, which it starts itself. A turn that is late is not left out: its waiting counts. Exit code 1 below 30 sign-ins a
second, or when an order in a hundred waits for 500 ms.
`
const GOAL = { signInsPerSecond: 30, intakeP99: 500 }
const PASSWORD = 'Sufra-demo-1'
const PEOPLE = ['admin', 'staff', 'kitchen', 'second', 'operator']

const asked = askedOf(HELP, {
  counts: { seconds: 30, 'sign-ins': GOAL.signInsPerSecond, orders: 20, port: 4710 },
  texts: { url: undefined },
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
    perSecond: rateOf(turns, seconds),
    p50: median(times),
    p99: percentile(times, 0.99),
  }
  const waited = `p50 ${facts.p50.toFixed(0)} ms, p99 ${facts.p99.toFixed(0)} ms`
  const failed = turns.length - done.length
  console.log(`${name}: ${facts.perSecond.toFixed(1)}/s, ${waited}, ${failed} of ${turns.length} failed`)
  return { ...facts, failed }
}

const measure = async (url: string): Promise<void> => {
  const seconds = asked.number('seconds')
  const perSecond = { orders: asked.number('orders'), signIns: asked.number('sign-ins') }
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
  const { url, stop } = await startTemporaryBackend({ name: 'sign-in', port: asked.number('port') })
  try {
    await measure(url)
  } finally {
    await stop()
  }
}

const given = asked.text('url')
await runBench(() => (given ? measure(originOf(given)) : measureOwn()))
