// The readers of `streams.ts`, in a separate process so that reading does not slow down the sender and its
// measurements.
import { openStream } from './stream-client.ts'
import type { StreamClient } from './stream-client.ts'
import { createLedger } from './stream-ledger.ts'
import type { Ledger } from './stream-ledger.ts'

export interface OpenAsk {
  word: 'open'
  url: string
  tokens: string[]
  count: number
  start: number
}
/** `committed`: commit time of each order's event by the order's id, in ms of the wall clock */
export interface JudgeAsk {
  word: 'judge'
  end: number
  committed: [orderId: number, at: number][]
}
export type Ask = OpenAsk | JudgeAsk | { word: 'count' } | { word: 'cut' }

export interface Verdict {
  received: number
  missed: number
  doubled: number
  outOfOrder: number
  ended: number
  /** CPU time of reading since the streams are open */
  cpuSeconds: number
  /** from commit to each reader, in ms */
  latencies: number[]
}

// Simultaneous connects, as when the pages of a thousand shops reconnect after a restart.
const AT_ONCE = 200

const ledgers: Ledger[] = []
const clients: StreamClient[] = []
/** Arrival times of each event, one per reader. */
const arrivals = new Map<number, number[]>()
/** First event of every order. */
const orders = new Map<number, number>()
let ended = 0
let isLeaving = false
let opened = process.cpuUsage()

const noteArrival = (id: number, data: Buffer): void => {
  const now = performance.timeOrigin + performance.now()
  const known = arrivals.get(id)
  if (known) {
    known.push(now)
    return
  }
  arrivals.set(id, [now])
  const { order }: { order?: { id: number } } = JSON.parse(data.toString())
  if (order && !orders.has(order.id)) orders.set(order.id, id)
}

const read = async ({ url, tokens, start }: OpenAsk, reader: number): Promise<void> => {
  const ledger = createLedger(start)
  const client = await openStream({
    url,
    token: tokens[reader % tokens.length] ?? '',
    lastEventId: start,
    onEvent: ({ id, data }) => {
      if (id === null) return
      ledger.note(id)
      noteArrival(id, data)
    },
    onEnd: () => {
      if (!isLeaving) ended += 1
    },
  })
  ledgers.push(ledger)
  clients.push(client)
}

const open = async (ask: OpenAsk): Promise<{ milliseconds: number; failed: number }> => {
  const begun = performance.now()
  let next = 0
  let failed = 0
  const worker = async () => {
    while (next < ask.count) {
      next += 1
      await read(ask, next - 1).catch(() => {
        failed += 1
      })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  opened = process.cpuUsage()
  return { milliseconds: performance.now() - begun, failed }
}

const judge = ({ end, committed }: JudgeAsk): Verdict => {
  const sum = { received: 0, missed: 0, doubled: 0, outOfOrder: 0 }
  for (const ledger of ledgers) {
    const { received, missed, doubled, outOfOrder } = ledger.close(end)
    sum.received += received
    sum.missed += missed
    sum.doubled += doubled
    sum.outOfOrder += outOfOrder
  }
  const latencies = committed.flatMap(([orderId, at]) =>
    (arrivals.get(orders.get(orderId) ?? 0) ?? []).map(arrived => arrived - at),
  )
  const { user, system } = process.cpuUsage(opened)
  return { ...sum, ended, cpuSeconds: (user + system) / 1e6, latencies }
}

const answer = async (ask: Ask): Promise<unknown> => {
  if (ask.word === 'open') return open(ask)
  if (ask.word === 'judge') return judge(ask)
  if (ask.word === 'count') {
    const end = Math.max(...ledgers.map(ledger => ledger.last()))
    return {
      end,
      behind: ledgers.filter(ledger => ledger.last() < end).length,
      orders: [...orders.keys()],
    }
  }
  isLeaving = true
  for (const client of clients) client.cut()
  return {}
}

process.on('message', async text => {
  const ask: Ask = JSON.parse(String(text))
  process.send?.(JSON.stringify(await answer(ask)))
})
