import pg from 'pg'
import { clusterOf } from './cluster.ts'
import type { Query } from '../stored-orders.ts'
import type { Instance } from './instance.ts'

const CONNECTION_LIMIT_MS = 30_000

let pool: { url: string; pool: pg.Pool } | undefined

// A restarted PostgreSQL may listen on another port.
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

/** Closes the connections, so that they do not delay a shutdown. */
export const forgetDatabase = async (): Promise<void> => {
  const last = pool
  pool = undefined
  await last?.pool.end().catch(() => undefined)
}

/** Runs a query on the database of an instance as the owner of the tables, bypassing the application. */
export const query = async <Row extends pg.QueryResultRow>(
  instance: Instance,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> => (await (await poolFor(instance)).query<Row>(text, values)).rows

/** Returns `query` for one instance. */
export const queryOf =
  (instance: Instance): Query =>
  (text, values) =>
    query(instance, text, values)
