import { setTimeout as wait } from 'node:timers/promises'
import { send } from '../../simulate/send.ts'
import { plainOrders } from '../orders.ts'
import { createLedger } from '../stream-ledger.ts'
import { openStream } from '../stream-client.ts'
import type { StreamClient } from '../stream-client.ts'
import { workedOff } from './bench-app.ts'
import type { BenchApp } from './bench-app.ts'

const READERS = 10
const AT_ONCE = 4
const LONGEST_PAUSE_MS = 40
const ARRIVAL_LIMIT_MS = 30_000

const cursorNow = async ({ owner }: BenchApp): Promise<number> => {
  const { rows } = await owner.query('select max(id)::int as id from stream_event where account_id = 1')
  return rows[0].id ?? 0
}

/** One reader that reconnects after every cut from its last event. */
const createReader = async ({ url, token }: BenchApp, start: number) => {
  const ledger = createLedger(start)
  let client: StreamClient
  const open = () =>
    openStream({
      url,
      token,
      lastEventId: ledger.last(),
      onEvent: ({ id }) => {
        if (id !== null) ledger.note(id)
      },
    })
  client = await open()
  return {
    ledger,
    cut: () => client.cut(),
    comeBack: async () => {
      client.cut()
      client = await open()
    },
  }
}

/** Cuts streams at random while orders arrive, and returns what each reader received. */
export const cutStreams = async (app: BenchApp, cuts: number) => {
  const start = await cursorNow(app)
  const readers = await Promise.all(Array.from({ length: READERS }, () => createReader(app, start)))
  const isOver = new AbortController()
  const orders = plainOrders(app.url, Number.POSITIVE_INFINITY)
  const sendOn = async () => {
    while (!isOver.signal.aborted) {
      const placed = orders.next().value?.deliveries[0]
      if (placed) await send(app.url, placed)
    }
  }
  const sending = Promise.all(Array.from({ length: AT_ONCE }, sendOn))
  for (let cut = 0; cut < cuts; cut += 1) {
    const reader = readers[Math.floor(Math.random() * READERS)]
    reader?.cut()
    await wait(Math.random() * LONGEST_PAUSE_MS)
    await reader?.comeBack()
  }
  isOver.abort()
  await sending
  await workedOff(app)
  const end = await cursorNow(app)
  const limit = performance.now() + ARRIVAL_LIMIT_MS
  while (readers.some(({ ledger }) => ledger.last() < end) && performance.now() < limit) await wait(50)
  for (const reader of readers) reader.cut()
  const sum = { events: end - start, missed: 0, doubled: 0, outOfOrder: 0 }
  for (const { ledger } of readers) {
    const { missed, doubled, outOfOrder } = ledger.close(end)
    sum.missed += missed
    sum.doubled += doubled
    sum.outOfOrder += outOfOrder
  }
  return sum
}
