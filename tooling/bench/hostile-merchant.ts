import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import pg from 'pg'
import { send } from '../simulate/send.ts'
import { loadNow, median, percentile } from '../figures/figures.ts'
import { clusterOf } from '../torture/instance/cluster.ts'
import { askedOf, runBench } from './arguments.ts'
import type { BurstOrder } from './hostile-burst.ts'
import { addShops } from './orders/many-shops.ts'
import { plainOrders, signIn } from './orders.ts'
import { nextMessage } from './next-message.ts'
import { measureBackend } from './start-backend.ts'
import { runAtConstantRate } from './constant-rate.ts'
import type { Turn } from './constant-rate.ts'
import { startTemporaryBackend } from './temporary-backend.ts'

const HELP = `Usage: pnpm bench hostile-merchant [--seconds 20] [--calls 10] [--orders 5] [--bulk 60] [--port 4740]

Makes normal calls of one merchant and sends orders of another by webhook, at a steady rate (both per second): first alone, then
while a third merchant keeps that many bulk calls under way. Starts the built backend itself. Exit code 1 when the p99 of the
calls or of the webhooks is more than 3 times the quiet one during the burst, or one of them fails.
`
const MOST_TIMES_QUIET = 3
// Demo data gives the first two merchants a menu.
const NORMAL = 'second@sufra.test'
const HOSTILE = 'admin@sufra.test'
/** The most that one bulk call takes. */
const DISHES = 2000
const WARM_UP_SECONDS = 5
const BURST = path.join(import.meta.dirname, 'hostile-burst.ts')

const asked = askedOf(HELP, { counts: { seconds: 20, calls: 10, orders: 5, bulk: 60, port: 4740 } })

interface Caller {
  url: string
  token: string
}

const call = async (
  { url, token }: Caller,
  { method = 'GET', path, json }: { method?: string; path: string; json?: object },
) => {
  const response = await fetch(url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: json && JSON.stringify(json),
  })
  const text = await response.text()
  return { status: response.status, text }
}

interface Menu {
  brandId: number
  productIds: number[]
}

const menuOf = async (owner: pg.Pool, accountId: number): Promise<Menu> => {
  const { rows } = await owner.query<{ id: number; brandId: number }>(
    `select id, service_provider_id as "brandId" from product
      where account_id = $1 and deleted_at is null order by service_provider_id, id limit $2`,
    [accountId, DISHES],
  )
  const brandId = rows[0]?.brandId ?? 0
  return { brandId, productIds: rows.filter(row => row.brandId === brandId).map(({ id }) => id) }
}

/** Fills the menu of a brand up to the size that one bulk call may change. */
const addDishes = async (owner: pg.Pool, accountId: number): Promise<void> => {
  await owner.query(
    `insert into product (account_id, service_provider_id, category_id, sku, name, search_key, price)
      select p.account_id, p.service_provider_id, p.category_id, 'BENCH-' || n, p.name, p.search_key, 20
      from (select * from product where account_id = $1 and deleted_at is null
        order by service_provider_id, id limit 1) p, generate_series(1, $2) n`,
    [accountId, DISHES],
  )
}

/** Returns the most frequent calls of a restaurant's people: reading lists and snoozing a dish. */
const normalCalls = (caller: Caller, { brandId, productIds }: Menu) => {
  const read = (path: string) => () => call(caller, { path })
  const calls = [
    read(`/api/Product/Get?ServiceProviderId=${brandId}&PaginatedRequest.PageSize=50`),
    read('/api/Order/GetLiveOrders'),
    read('/api/Order/Get?PaginatedRequest.PageSize=20'),
    read('/api/Branch/Get'),
    () =>
      call(caller, {
        method: 'PUT',
        path: '/api/Product/Snooze',
        json: { productIds: productIds.slice(0, 1), preset: '2h' },
      }),
  ]
  return async (turn: number): Promise<boolean> => {
    const answer = await calls[turn % calls.length]?.()
    return answer?.status === 200
  }
}

/**
 * Opens a process for the bulk calls, so that sending them does not delay what is measured here. It is opened before the quiet
 * measurement: loading its program would take time from the first second of the burst.
 */
const openBurst = async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', BURST], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  await nextMessage(child, message => message === 'ready')
  return {
    start: (order: BurstOrder) => child.send(order),
    /** Resolves when its last call was answered. */
    stop: async (): Promise<void> => {
      const ended = once(child, 'exit')
      child.send('stop')
      await ended
    },
  }
}

const tell = (name: string, turns: readonly Turn[]) => {
  const times = turns.map(({ milliseconds }) => milliseconds)
  const failed = turns.filter(({ isDone }) => !isDone).length
  const [p50, p99] = [median(times), percentile(times, 0.99)]
  console.log(
    `${name}: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${failed} of ${turns.length} failed`,
  )
  return { p99, failed }
}

interface Means {
  owner: pg.Pool
  tellHold(title: string): Promise<void>
}

/** `tellHold` prints how long the event loop was held since it was called before. */
const measure = async (url: string, { owner, tellHold }: Means): Promise<boolean> => {
  const [shop] = await addShops(owner, 1)
  const seconds = asked.number('seconds')
  const perSecond = { calls: asked.number('calls'), orders: asked.number('orders') }
  const orders = [...plainOrders(url, perSecond.orders * (2 * seconds + WARM_UP_SECONDS), shop)]
  const deliver = async (): Promise<boolean> => {
    const placed = orders.pop()?.deliveries[0]
    return placed !== undefined && (await send(url, placed)).status === 200
  }
  const normal = normalCalls({ url, token: await signIn(url, NORMAL) }, await menuOf(owner, 2))
  const callAndDeliver = (duration: number) =>
    Promise.all([
      runAtConstantRate({ perSecond: perSecond.calls, seconds: duration }, normal),
      runAtConstantRate({ perSecond: perSecond.orders, seconds: duration }, deliver),
    ])
  const measureBoth = async (title: string) => {
    const [calls, webhooks] = await callAndDeliver(seconds)
    return [tell(`calls, ${title}`, calls), tell(`webhooks, ${title}`, webhooks)]
  }
  const hostile = { url, token: await signIn(url, HOSTILE) }
  await addDishes(owner, 1)
  const hostileMenu = await menuOf(owner, 1)
  const burst = await openBurst()
  await callAndDeliver(WARM_UP_SECONDS)
  await tellHold('start')
  const quiet = await measureBoth('quiet')
  await tellHold('quiet')
  burst.start({ ...hostile, ...hostileMenu, atOnce: asked.number('bulk') })
  const loud = await measureBoth('burst')
  await tellHold('burst')
  await burst.stop()
  return loud.every(({ p99, failed }, at) => failed === 0 && p99 <= MOST_TIMES_QUIET * (quiet[at]?.p99 ?? 0))
}

const measureOwn = async (): Promise<void> => {
  const port = asked.number('port')
  const { url, dataDir, backend, stop } = await startTemporaryBackend({
    name: 'hostile',
    port,
    isWatched: true,
  })
  const owner = new pg.Pool({ connectionString: (await clusterOf(dataDir)).url, max: 2 })
  try {
    const tellHold = async (title: string) => {
      const { longestHold } = await measureBackend(backend)
      console.log(`longest hold of the event loop, ${title}: ${longestHold.toFixed(0)} ms, load ${loadNow()}`)
    }
    process.exitCode = (await measure(url, { owner, tellHold })) ? 0 : 1
  } finally {
    await owner.end()
    await stop()
  }
}

await runBench(measureOwn)
