import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { send } from '../simulate/send.ts'
import { askedOf, runBench } from './arguments.ts'
import { nextMessage } from './next-message.ts'
import { loadNow, percentile } from '../figures/figures.ts'
import { plainOrders, signIn, signInAsAdmin } from './orders.ts'
import { measureBackend } from './start-backend.ts'
import type { Measure } from './start-backend.ts'
import { runAtConstantRate } from './constant-rate.ts'
import type { Ask, Verdict } from './stream-readers.ts'
import { startTemporaryBackend } from './temporary-backend.ts'

const GOAL_P99_MS = 1000
const HELP = `Usage: pnpm bench streams [--streams 2000] [--orders 10] [--seconds 20] [--sessions 60] [--port 4720]

Starts the built backend with demo data, opens live streams of one merchant from a separate process, with the given number of
sessions of an Admin, a Cashier and a Kitchen, and sends signed orders at the given rate per second. Prints missed, repeated and
reordered events, the time from the start of a transaction to the reader, and the backend's memory before, during and after.
Needs a limit of open files above the number of streams (ulimit -n). Exit code 1 if an event is missed, repeated or out of
order in any stream, a stream is not opened or is cut, or the p99 is over ${GOAL_P99_MS} ms.
`
const PEOPLE = ['admin', 'staff', 'kitchen']
const SETTLE_LIMIT_MS = 60_000

const asked = askedOf(HELP, {
  counts: { streams: 2000, orders: 10, seconds: 20, sessions: 60, port: 4720 },
})
const port = asked.number('port')
const url = `http://localhost:${port}`

const ask = async (readers: ChildProcess, question: Ask): Promise<string> => {
  const answer = nextMessage(readers)
  readers.send(JSON.stringify(question))
  return String(await answer)
}

const signInPeople = async (): Promise<string[]> => {
  const tokens: string[] = []
  for (let turn = 0; turn < asked.number('sessions'); turn += 1)
    tokens.push(await signIn(url, `${PEOPLE[turn % PEOPLE.length]}@sufra.test`))
  return tokens
}

const getJson = async (token: string, address: string): Promise<string> => {
  const answer = await fetch(`${url}${address}`, { headers: { authorization: `Bearer ${token}` } })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.text()
}

const cursorNow = async (token: string): Promise<number> => {
  const { cursor }: { cursor: string } = JSON.parse(
    await getJson(token, '/api/Order/GetLiveOrders?BranchId=0&OrderStatusId=0'),
  )
  return Number(cursor)
}

/** Waits until all accepted orders are out and every reader has every event. */
const settle = async (
  readers: ChildProcess,
  { token, taken }: { token: string; taken: number },
): Promise<{ end: number; orders: number[] }> => {
  const since = performance.now()
  for (;;) {
    const { end, behind, orders }: { end: number; behind: number; orders: number[] } = JSON.parse(
      await ask(readers, { word: 'count' }),
    )
    const cursor = await cursorNow(token)
    const isOver = performance.now() - since > SETTLE_LIMIT_MS
    if ((behind === 0 && cursor === end && orders.length >= taken) || isOver) return { end: cursor, orders }
    await wait(500)
  }
}

const committedAt = async (token: string, orders: number[]): Promise<[number, number][]> => {
  const times: [number, number][] = []
  for (const id of orders) {
    const [first]: { at: string }[] = JSON.parse(await getJson(token, `/api/Order/History/${id}`))
    if (first) times.push([id, Date.parse(first.at)])
  }
  return times
}

const sendOrders = async (): Promise<number> => {
  const [perSecond, seconds] = [asked.number('orders'), asked.number('seconds')]
  const orders = [...plainOrders(url, Math.round(perSecond * seconds))]
  const turns = await runAtConstantRate({ perSecond, seconds }, async turn => {
    const placed = orders[turn]?.deliveries[0]
    return placed !== undefined && (await send(url, placed)).status === 200
  })
  return turns.filter(({ isDone }) => isDone).length
}

const tellMemory = (when: string, { rss, heapUsed, external }: Measure): void => {
  const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(0)} MB`
  console.log(`${when}: rss ${megabytes(rss)}, heap ${megabytes(heapUsed)}, external ${megabytes(external)}`)
}

const tell = (verdict: Verdict, { orders, events }: { orders: number; events: number }): number => {
  const { received, missed, doubled, outOfOrder, ended, cpuSeconds, latencies } = verdict
  console.log(`${orders} orders taken; ${events} events to ${asked.number('streams')} streams`)
  console.log(
    `${received} received, ${missed} missed, ${doubled} doubled, ${outOfOrder} out of order, ${ended} cut; readers ${cpuSeconds.toFixed(1)} s of CPU`,
  )
  const [p50 = 0, p95 = 0, p99 = 0] = [0.5, 0.95, 0.99].map(share => percentile(latencies, share))
  console.log(
    `commit to reader: p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, longest ${percentile(latencies, 1).toFixed(0)} ms`,
  )
  const isWhole = missed + doubled + outOfOrder + ended === 0
  return isWhole && latencies.length > 0 && p99 <= GOAL_P99_MS ? 0 : 1
}

const measure = async (backend: ChildProcess, readers: ChildProcess): Promise<number> => {
  const tokens = await signInPeople()
  const admin = await signInAsAdmin(url)
  tellMemory('before', await measureBackend(backend))
  const start = await cursorNow(admin)
  const count = asked.number('streams')
  const opened: { milliseconds: number; failed: number } = JSON.parse(
    await ask(readers, { word: 'open', url, tokens, count, start }),
  )
  const joined = await measureBackend(backend)
  console.log(
    `${count - opened.failed} connected in ${(opened.milliseconds / 1000).toFixed(1)} s, loop held for ${joined.longestHold.toFixed(0)} ms at most`,
  )
  tellMemory('with streams', joined)
  const begun = performance.now()
  const orders = await sendOrders()
  const settled = await settle(readers, { token: admin, taken: orders })
  const working = await measureBackend(backend)
  console.log(
    `${((performance.now() - begun) / 1000).toFixed(1)} s, load ${loadNow()}; backend ${working.cpuSeconds.toFixed(1)} s of CPU, loop held for ${working.longestHold.toFixed(0)} ms at most`,
  )
  const committed = await committedAt(admin, settled.orders)
  const verdict: Verdict = JSON.parse(await ask(readers, { word: 'judge', end: settled.end, committed }))
  const exitCode = tell(verdict, { orders, events: settled.end - start })
  tellMemory('after the orders', await measureBackend(backend))
  await ask(readers, { word: 'cut' })
  await wait(2000)
  tellMemory('after leaving', await measureBackend(backend))
  return opened.failed === 0 ? exitCode : 1
}

const main = async (): Promise<void> => {
  const { backend, stop } = await startTemporaryBackend({ name: 'streams', port, isWatched: true })
  const readers = fork(path.join(import.meta.dirname, 'stream-readers.ts'))
  try {
    process.exitCode = await measure(backend, readers)
  } finally {
    readers.kill()
    await stop()
  }
}

await runBench(main)
