import { setTimeout as wait } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database, Db, RunOptions, Scope } from '#src/database/database.ts'
import { createListener } from '#src/database/listener.ts'
import { sqlStateOf } from '#src/database/sql-state.ts'
import type { Logger } from '#src/platform.ts'

const RETRIED_STATES = new Set(['40001', '40P01'])
const RETRIES = 3

interface Options {
  /** of the application's own login, which row level security binds: nothing that is sent here can leave it */
  connectionString: string
  poolSize: number
  log: Logger
}

// One round trip opens the transaction and names its scope. The account comes from the session and is a number.
const openingOf = (scope: Scope, { isSnapshot }: RunOptions): string => {
  const accountId = scope.kind === 'tenant' ? scope.accountId : ''
  if (scope.kind === 'tenant' && !Number.isInteger(accountId))
    throw new TypeError('A tenant scope needs an account id')
  const begin = isSnapshot ? 'begin isolation level repeatable read' : 'begin'
  return `${begin}; select set_config('app.scope', '${scope.kind}', true), set_config('app.account_id', '${accountId}', true)`
}

const createPool = ({ connectionString, poolSize, log }: Options): pg.Pool => {
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
  })
  // Without these a server that goes away ends the process.
  pool.on('error', error => log.warn({ err: error }, 'idle database connection lost'))
  pool.on('connect', client =>
    client.on('error', error => log.warn({ err: error }, 'database connection lost')),
  )
  return pool
}

/** The database as the application sees it: pooled, bound by row level security. */
export const createDatabase = (settings: Options): Database => {
  const pool = createPool(settings)
  const listener = createListener(settings)

  const attempt = async <Result>(
    { scope, options }: { scope: Scope; options: RunOptions },
    work: (db: Db) => Promise<Result>,
  ): Promise<Result> => {
    const client = await pool.connect()
    let isBroken = false
    try {
      await client.query(openingOf(scope, options))
      const result = await work(drizzle(client))
      await client.query('commit')
      return result
    } catch (error) {
      // A connection that cannot even roll back must not be lent again.
      isBroken = await client.query('rollback').then(
        () => false,
        () => true,
      )
      throw error
    } finally {
      client.release(isBroken)
    }
  }

  const run: Database['run'] = async (scope, work, options = {}) => {
    for (let tries = 0; ; tries += 1) {
      try {
        return await attempt({ scope, options }, work)
      } catch (error) {
        if (tries >= RETRIES || !RETRIED_STATES.has(sqlStateOf(error) ?? '')) throw error
        await wait(10 * 2 ** tries * (1 + Math.random()))
      }
    }
  }

  return {
    run,
    listen: listener.listen,
    close: async () => {
      await listener.close()
      await pool.end()
    },
  }
}
