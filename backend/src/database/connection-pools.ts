import pg from 'pg'
import { Gauge } from 'prom-client'
import type { Env } from '#src/env.ts'
import type { Logger } from '#src/logging/logger.ts'
import type { Metrics } from '#src/metrics/metrics.ts'
import type { Scope } from './database.ts'
import { PATIENCE_MS, createShares } from './merchant-shares.ts'
import type { ShareOptions } from './merchant-shares.ts'
import { currentWorkKind } from './work-kind.ts'
import type { WorkKind } from './work-kind.ts'

export type PoolSettings = Pick<
  Env,
  | 'DATABASE_POOL'
  | 'DATABASE_INTAKE_POOL'
  | 'DATABASE_BACKGROUND_POOL'
  | 'DATABASE_READING_POOL'
  | 'DATABASE_MERCHANT_SHARE'
  | 'DATABASE_MERCHANT_WAITING'
>

interface Options {
  connectionString: string
  settings: PoolSettings
  log: Logger
  metrics: Metrics
}

/** Milliseconds. `connection` includes the wait for a free connection. */
const LIMITS = {
  request: { connection: 5_000, lock: 10_000, statement: 30_000 },
  // Platforms send again and the inbox polls every second, so intake gives way early instead of holding a connection.
  intake: { connection: 5_000, lock: 2_000, statement: 15_000 },
  // A failure costs a job one of its attempts, so background work waits longer.
  background: { connection: 30_000, lock: 30_000, statement: 300_000 },
  // A shop that was not read is due again.
  reading: { connection: 30_000, lock: 10_000, statement: 30_000 },
}

/** Returns how long the current kind of work waits for a connection, in milliseconds. */
export const connectionPatienceMs = (): number => LIMITS[currentWorkKind()].connection

// A connection pooler refuses or ignores these settings as parameters of the connection.
const SET_LIMITS = `select set_config('lock_timeout', $1, false), set_config('statement_timeout', $2, false)`

interface PoolOptions extends Pick<Options, 'connectionString' | 'log'> {
  kind: WorkKind
  size: number
  shares: ShareOptions
}

const openPool = ({ connectionString, log, kind, size, shares }: PoolOptions) => {
  const { connection, lock, statement } = LIMITS[kind]
  const pool = new pg.Pool({
    connectionString,
    max: size,
    // Queries are sent without waiting for the previous answer. BEGIN with the first query, and COMMIT with the last
    // writes, take one round trip each.
    pipeline: true,
    connectionTimeoutMillis: connection,
    // The pool waits for it before it hands the connection out, and closes the connection if it fails.
    onConnect: async client => {
      await client.query(SET_LIMITS, [String(lock), String(statement)])
    },
  })
  // Without an error handler, a server that closes the connection ends the process.
  pool.on('error', error => log.warn({ err: error }, 'idle database connection lost'))
  pool.on('connect', client =>
    client.on('error', error => log.warn({ err: error }, 'database connection lost')),
  )
  return { pool, enter: createShares(shares) }
}

/** A connection that one transaction holds. */
export interface HeldConnection {
  client: pg.PoolClient
  /** Returns the connection to the pool, or closes it if it is broken. */
  release(isBroken: boolean): void
}

const measurePools = (pools: Record<WorkKind, { pool: pg.Pool }>, { registry }: Metrics) =>
  new Gauge({
    name: 'sufra_db_pool_connections',
    help: 'Database connections by pool: busy, idle, and the calls that wait for one.',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [pool, { pool: connections }] of Object.entries(pools)) {
        const { totalCount, idleCount, waitingCount } = connections
        this.set({ pool, state: 'busy' }, totalCount - idleCount)
        this.set({ pool, state: 'idle' }, idleCount)
        this.set({ pool, state: 'waiting' }, waitingCount)
      }
    },
  })

/** Creates all connections of the application's login: a pool for each kind of work, with a share for each merchant. */
export const createConnectionPools = ({ connectionString, settings, log, metrics }: Options) => {
  const open = (kind: WorkKind, size: number, shares: ShareOptions) =>
    openPool({ connectionString, log, kind, size, shares })
  const {
    DATABASE_INTAKE_POOL: intakeSize,
    DATABASE_BACKGROUND_POOL: backgroundSize,
    DATABASE_READING_POOL: readingSize,
  } = settings
  // Intake and background work is never refused; it waits.
  const pools = {
    request: open('request', settings.DATABASE_POOL, {
      share: settings.DATABASE_MERCHANT_SHARE,
      queue: { most: settings.DATABASE_MERCHANT_WAITING, patienceMs: PATIENCE_MS },
    }),
    intake: open('intake', intakeSize, { share: Math.ceil(intakeSize / 2) }),
    background: open('background', backgroundSize, { share: Math.ceil(backgroundSize / 2) }),
    reading: open('reading', readingSize, { share: Math.ceil(readingSize / 2) }),
  }
  measurePools(pools, metrics)

  return {
    /** Resolves with a connection for the current kind of work once it is the merchant's turn. */
    connect: async (scope: Scope): Promise<HeldConnection> => {
      const kind = currentWorkKind()
      const { pool, enter } = pools[kind]
      const endWait = metrics.poolWaitSeconds.startTimer({ pool: kind })
      const leave = scope.kind === 'tenant' ? await enter(scope.accountId) : () => undefined
      try {
        const client = await pool.connect()
        endWait()
        const release = (isBroken: boolean) => {
          client.release(isBroken)
          leave()
        }
        return { client, release }
      } catch (error) {
        leave()
        throw error
      }
    },
    close: async (): Promise<void> => {
      await Promise.all(Object.values(pools).map(({ pool }) => pool.end()))
    },
  }
}
