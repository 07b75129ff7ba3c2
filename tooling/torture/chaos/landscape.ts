import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { DEMO_ORDERS } from '../../platforms/order/adopt-order.ts'
import { startPlatforms } from '../../platforms/start-platforms.ts'
import { freePort } from '../instance/instance.ts'
import { startLoadBalancer } from './load-balancer.ts'
import { ServerNode } from './node.ts'
import { DATABASE, OWNER, PostgresPair, SUPERUSER } from './postgres-pair.ts'

const PLATFORM_KEYS = ['hungerstation', 'jahez', 'keeta']
// HAProxy takes a node out after two failed checks, one second apart.
const DRAIN_SECONDS = 3

// HAProxy takes servers as usable until its first checks, and uses them in turn.
const untilPrimaryOnly = async (superuser: pg.Pool): Promise<void> => {
  let inRow = 0
  while (inRow < 4) {
    await wait(200)
    const { rows } = await superuser
      .query<{ isStandby: boolean }>('select pg_is_in_recovery() as "isStandby"')
      .catch(() => ({ rows: [] }))
    inRow = rows[0]?.isStandby === false ? inRow + 1 : 0
  }
}

/** Returns a key of 32 bytes, as the settings of the nodes want it. */
const newKey = (): string => randomBytes(32).toString('base64url')

const open = async (folder: string, closers: (() => Promise<unknown>)[]) => {
  const databases = await PostgresPair.create(folder)
  closers.unshift(() => databases.stop())
  const ports: [number, number] = [await freePort(), await freePort()]
  const balancer = await startLoadBalancer({ folder, nodes: ports, databases: databases.ports })
  closers.unshift(() => balancer.stop())
  const platforms = await startPlatforms({ port: 0, sufraUrl: balancer.url, adopts: DEMO_ORDERS })
  closers.unshift(() => platforms.close())
  const at = `127.0.0.1:${balancer.databasePort}/${DATABASE}`
  const settings = {
    DATABASE_URL: `postgres://${OWNER}@${at}`,
    DATA_DIR: path.join(folder, 'data'),
    DRAIN_SECONDS: String(DRAIN_SECONDS),
    MIGRATE: 'off',
    SEED: 'demo',
    PUBLIC_URL: balancer.url,
    JWT_SECRET: newKey(),
    SECRET_KEYS: newKey(),
    VAPID_PRIVATE_KEY: newKey(),
    DEPLOY_TOKEN: newKey(),
    ...Object.fromEntries(
      PLATFORM_KEYS.map(key => [`PLATFORM_URL_${key.toUpperCase()}`, platforms.urlOf(key)]),
    ),
  }
  const nodes = ports.map(
    (port, index) => new ServerNode({ port, settings, log: path.join(folder, `node-${index + 1}.log`) }),
  )
  closers.unshift(() => Promise.all(nodes.map(node => node.end('SIGTERM'))))
  const superuser = new pg.Pool({ connectionString: `postgres://${SUPERUSER}@${at}`, max: 2, maxUses: 1 })
  superuser.on('error', () => undefined)
  superuser.on('connect', client => client.on('error', () => undefined))
  closers.unshift(() => superuser.end())
  await untilPrimaryOnly(superuser)
  await nodes[0]?.command('migrate')
  for (const node of nodes) await node.start()
  return { folder, databases, balancer, platforms, nodes, superuser }
}

/**
 * Starts two nodes of the built server with demo data, two PostgreSQL servers with replication, HAProxy in front of
 * both, and simulated platforms. `close` ends all processes and deletes the files,
 * unless logs are needed to explain a failure.
 */
export const openLandscape = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sufra-chaos-'))
  // PostgreSQL runs as another user.
  await chmod(folder, 0o711)
  const closers: (() => Promise<unknown>)[] = []
  const close = async ({ keepsLogs }: { keepsLogs: boolean }): Promise<void> => {
    for (const closeOne of closers) await closeOne()
    if (!keepsLogs) await rm(folder, { recursive: true, force: true })
  }
  try {
    return { ...(await open(folder, closers)), close }
  } catch (error) {
    await close({ keepsLogs: true })
    throw error
  }
}

export type Landscape = Awaited<ReturnType<typeof openLandscape>>
