import { setTimeout as wait } from 'node:timers/promises'
import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { clusterOf } from '../../torture/instance/cluster.ts'
import { allProcesses, descendantsOf } from '../../torture/instance/processes.ts'
import { signInAsAdmin } from '../orders.ts'
import { startTemporaryBackend } from '../temporary-backend.ts'

// Linux's unit of CPU times on every supported machine.
const TICKS_PER_SECOND = 100

/** Returns the CPU seconds of a process and its children. */
const cpuSecondsOf = async (pid: number): Promise<number> => {
  const children = descendantsOf(pid, await allProcesses())
  const all = [pid, ...children.map(child => child.pid)]
  const ticks = all.map(async each => {
    const stat = await readFile(`/proc/${each}/stat`, 'utf8').catch(() => '')
    // The name is in parentheses and may contain anything. From the 12th field after it: user and system time of the
    // process, then of its ended children.
    const times = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 15)
    return times.reduce((sum, time) => sum + Number(time), 0)
  })
  return (await Promise.all(ticks)).reduce((sum, each) => sum + each, 0) / TICKS_PER_SECOND
}

/** The built product with separate demo data. */
export interface BenchApp {
  url: string
  /** access token of the demo merchant's Admin */
  token: string
  /** connection of the database owner */
  owner: pg.Pool
  /** CPU seconds of the backend and its database */
  cpuSeconds(): Promise<{ backend: number; database: number }>
  stop(): Promise<void>
}

const DRAIN_LIMIT_MS = 60_000
const LOOK_EVERY_MS = 20

/** Starts the built backend; `publish` also publishes the remotes, for benches with screens. */
export const startBenchApp = async ({
  port,
  publish,
  env,
}: {
  port: number
  env?: Record<string, string>
  publish?: (to: { origin: string; dataDir: string }) => Promise<void>
}): Promise<BenchApp> => {
  const temporary = await startTemporaryBackend({ name: 'orders', port, ...(env && { env }) })
  const { url, dataDir, backend } = temporary
  const cluster = await clusterOf(dataDir)
  const owner = new pg.Pool({ connectionString: cluster.url, max: 2 })
  owner.on('error', () => undefined)
  const stop = async () => {
    await owner.end()
    await temporary.stop()
  }
  try {
    await publish?.({ origin: url, dataDir })
    const cpuSeconds = async () => {
      const database = await cpuSecondsOf(cluster.pid)
      const all = await cpuSecondsOf(backend.pid ?? 0)
      const isChild = descendantsOf(backend.pid ?? 0, await allProcesses()).some(
        ({ pid }) => pid === cluster.pid,
      )
      return { backend: isChild ? all - database : all, database }
    }
    return { url, token: await signInAsAdmin(url), owner, cpuSeconds, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Waits until the inbox has no pending event. */
export const workedOff = async ({ owner }: BenchApp): Promise<void> => {
  const end = performance.now() + DRAIN_LIMIT_MS
  while (performance.now() < end) {
    const { rows } = await owner.query(`select 1 from platform_event where state = 'received' limit 1`)
    if (rows.length === 0) return
    await wait(LOOK_EVERY_MS)
  }
  throw new Error('The inbox still has pending events')
}

/** Performs one action on an order as its Admin. */
export const actOn = async ({ url, token }: BenchApp, body: object): Promise<void> => {
  const answer = await fetch(`${url}/api/Order/ExecuteAction`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`The action answered ${answer.status}: ${await answer.text()}`)
  await answer.arrayBuffer()
}
