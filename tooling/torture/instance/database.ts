import pg from 'pg'
import { clusterOf } from './cluster.ts'
import type { Instance } from './instance.ts'

const CONNECTION_LIMIT_MS = 30_000

let pool: { url: string; pool: pg.Pool } | undefined

// A PostgreSQL that was ended comes back, perhaps at another port.
const poolFor = async (instance: Instance): Promise<pg.Pool> => {
  const { url } = await clusterOf(instance.dataDir)
  if (pool?.url === url) return pool.pool
  await forgetDatabase()
  const fresh = new pg.Pool({ connectionString: url, max: 2, connectionTimeoutMillis: CONNECTION_LIMIT_MS })
  fresh.on('error', () => undefined)
  fresh.on('connect', client => client.on('error', () => undefined))
  pool = { url, pool: fresh }
  return fresh
}

/** Lets go of the connections, so that they hold nothing up. */
export const forgetDatabase = async (): Promise<void> => {
  const last = pool
  pool = undefined
  await last?.pool.end().catch(() => undefined)
}

/** Asks the database of an instance as its owner, past the application. */
export const query = async <Row extends pg.QueryResultRow>(
  instance: Instance,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> => (await (await poolFor(instance)).query<Row>(text, values)).rows
