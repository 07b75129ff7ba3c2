import type { ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { loadNow, median, percentile } from '../figures/figures.ts'
import { startPlatforms } from '../platforms/start-platforms.ts'
import { newShop } from '../platforms/shop/shop.ts'
import { send } from '../simulate/send.ts'
import { clusterOf } from '../torture/instance/cluster.ts'
import { askedOf, runBench } from './arguments.ts'
import { runAtConstantRate } from './constant-rate.ts'
import { plainOrders } from './orders.ts'
import { measureBackend, startBackend, stopBackend } from './start-backend.ts'
import { startTemporaryBackend } from './temporary-backend.ts'

const HELP = `Usage: pnpm bench readings [--shops 45000] [--seconds 120] [--orders 5] [--delay 100] [--port 4140]

Two nodes of the built backend on one PostgreSQL read that many shops of simulated platforms, whose answers take --delay ms, while
orders arrive (--orders per second). First no shop is due, then settled shops evenly over ten minutes, then all at once.
Prints the readings per second, how late they are, the CPU of the nodes, and how long calls about orders wait. Exit code 1 when a call about an order
waited more than 2 s, or the readings of settled shops fall behind.
`
const LONGEST_ORDER_WAIT_MS = 2_000
const LATEST_SECONDS = 30
const PERIOD_SECONDS = 600
const SECRET = 'the-bench-knows-it'
const KEYS = ['hungerstation', 'jahez', 'keeta'] as const
// Hash of an empty menu, which a reading compares.
const EMPTY_MENU = createHash('sha256').update('[]').digest('base64url')

const asked = askedOf(HELP, {
  counts: { shops: 45_000, seconds: 120, orders: 5, port: 4140 },
  amounts: { delay: 100 },
})

// Branches of the demo merchants without a menu, open all day, each linked to every platform and read before.
const ADD_SHOPS = `
  with brand as (
    select account_id, min(service_provider.id) as id, row_number() over (order by account_id) as number, count(*) over () as count
    from service_provider join account on account.id = account_id
    where account_id > 2 and account.status = 'Active' group by account_id
  ), added as (
    insert into branch (account_id, service_provider_id, name, city)
    select brand.account_id, brand.id, '{"ar":"فرع","en":"Branch"}', 'Riyadh'
    from generate_series(1, $1) n join brand on brand.number = 1 + n % brand.count
    returning account_id, id
  )
  insert into integration (account_id, branch_id, channel_id, store_id, webhook_secret)
  select account_id, id, channel_id, 'BENCH-' || channel_id || '-' || id, $2
  from added cross join generate_series(1, ${KEYS.length}) channel_id
  returning channel_id as "channelId", store_id as "storeId"`
const ADD_READINGS = `
  insert into shop_reading (account_id, integration_id, state, menu_hash)
  select account_id, id, 'open', $1 from integration where store_id like 'BENCH-%'`
const SPREAD = `
  update due_reading set due_at = now() + random() * interval '${PERIOD_SECONDS} seconds',
    period_seconds = ${PERIOD_SECONDS}`
const LATEST = `
  select coalesce(extract(epoch from now() - min(due_at)), 0)::float as seconds, count(*)::int
  from due_reading where due_at < now()`
const READ = `select count(*)::int from shop_reading where read_at >= $1`
// The wait of a call before it is sent.
const ORDER_WAITS = `
  select coalesce(extract(epoch from at - since) * 1000 - duration_ms, extract(epoch from now() - since) * 1000)::float as ms
  from channel_call where kind = 'order' and since >= $1`

const startSimulation = async () => {
  const platforms = await startPlatforms({
    port: 0,
    sufraUrl: 'http://127.0.0.1:9',
    adopts: /./,
    intercept: async () => {
      await wait(asked.number('delay'))
      return null
    },
  })
  const env = Object.fromEntries(KEYS.map(key => [`PLATFORM_URL_${key.toUpperCase()}`, platforms.urlOf(key)]))
  return { platforms, env }
}

const addShops = async (
  owner: pg.Pool,
  { platforms }: Awaited<ReturnType<typeof startSimulation>>,
): Promise<number> => {
  const branches = Math.ceil(asked.number('shops') / KEYS.length)
  const { rows } = await owner.query<{ channelId: number; storeId: string }>(ADD_SHOPS, [branches, SECRET])
  for (const { channelId, storeId } of rows) {
    const key = KEYS[channelId - 1]
    if (key)
      platforms
        .peer(key)
        .kept.shops.push(newShop({ storeId, name: { ar: 'فرع', en: 'Branch' }, secret: SECRET }))
  }
  await owner.query(ADD_READINGS, [EMPTY_MENU])
  await owner.query('analyze due_reading; analyze shop_reading; analyze integration; analyze branch')
  return rows.length
}

const sendOrders = async (url: string): Promise<number> => {
  const [perSecond, seconds] = [asked.number('orders'), asked.number('seconds')]
  const orders = [...plainOrders(url, perSecond * seconds)]
  const turns = await runAtConstantRate({ perSecond, seconds }, async turn => {
    const deliveries = orders[turn]?.deliveries ?? []
    for (const delivery of deliveries.slice(0, 1)) {
      const { status } = await send(url, delivery)
      if (status >= 300) return false
    }
    return deliveries.length > 0
  })
  return turns.filter(({ isDone }) => !isDone).length
}

interface Phase {
  perSecond: number
  latestSeconds: number
  longestWaitMs: number
  failed: number
}

const cpuSecondsOf = async (nodes: readonly ChildProcess[]): Promise<number> => {
  const measures = await Promise.all(nodes.map(measureBackend))
  return measures.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0)
}

const measure = async (
  { owner, url, nodes }: { owner: pg.Pool; url: string; nodes: readonly ChildProcess[] },
  title: string,
): Promise<Phase> => {
  await cpuSecondsOf(nodes)
  const begun = new Date()
  const end = performance.now() + asked.number('seconds') * 1000
  let latestSeconds = 0
  const watch = async () => {
    while (performance.now() < end) {
      const { rows } = await owner.query<{ seconds: number }>(LATEST)
      latestSeconds = Math.max(latestSeconds, rows[0]?.seconds ?? 0)
      await wait(1_000)
    }
  }
  const [failed] = await Promise.all([sendOrders(url), watch()])
  const cpuSeconds = await cpuSecondsOf(nodes)
  const read = await owner.query<{ count: number }>(READ, [begun])
  const perSecond = (read.rows[0]?.count ?? 0) / ((Date.now() - begun.getTime()) / 1000)
  const waits = (await owner.query<{ ms: number }>(ORDER_WAITS, [begun])).rows.map(({ ms }) => ms)
  const longestWaitMs = Math.max(...waits)
  console.log(
    [
      `${title}: ${perSecond.toFixed(1)} readings/s, latest ${latestSeconds.toFixed(1)} s late`,
      `${cpuSeconds.toFixed(1)} s of CPU`,
      `${waits.length} calls about orders waited ${median(waits).toFixed(0)} ms (median), ` +
        `${percentile(waits, 0.99).toFixed(0)} ms (p99), ${longestWaitMs.toFixed(0)} ms (longest)`,
      `${failed} orders failed, load ${loadNow()}`,
    ].join('; '),
  )
  return { perSecond, latestSeconds, longestWaitMs, failed }
}

const measureTwoNodes = async (): Promise<void> => {
  const port = asked.number('port')
  const simulation = await startSimulation()
  const first = await startTemporaryBackend({ name: 'readings', port, env: simulation.env, isWatched: true })
  const { url: database } = await clusterOf(first.dataDir)
  const owner = new pg.Pool({ connectionString: database, max: 3 })
  // The same folder, because both nodes need the same keys.
  const second = await startBackend({
    port: port + 1,
    dataDir: first.dataDir,
    env: { ...simulation.env, DATABASE_URL: database },
    isWatched: true,
  })
  const fleet = { owner, url: first.url, nodes: [first.backend, second] }
  try {
    console.log(`${await addShops(owner, simulation)} shops added`)
    await owner.query(`update due_reading set due_at = 'infinity'`)
    await measure(fleet, 'no shop due')
    await owner.query(SPREAD)
    const settled = await measure(fleet, 'settled')
    await owner.query('update due_reading set due_at = now() where claimed_until is null')
    const burst = await measure(fleet, 'all due at once')
    const isMet =
      settled.latestSeconds <= LATEST_SECONDS &&
      [settled, burst].every(
        ({ longestWaitMs, failed }) => longestWaitMs <= LONGEST_ORDER_WAIT_MS && failed === 0,
      )
    process.exitCode = isMet ? 0 : 1
  } finally {
    await owner.end()
    await stopBackend(second, 'SIGTERM')
    await first.stop()
    await simulation.platforms.close()
  }
}

await runBench(measureTwoNodes)
