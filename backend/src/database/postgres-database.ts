import { setTimeout as wait } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { createConnectionPools } from '#src/database/connection-pools.ts'
import type { PoolSettings } from '#src/database/connection-pools.ts'
import type { AtEnd, Database, Db, RunOptions, Scope } from '#src/database/database.ts'
import { createListener } from '#src/database/listener.ts'
import { sqlStateOf } from '#src/errors/sql-state.ts'
import type { Logger } from '#src/logging/logger.ts'
import type { Metrics } from '#src/metrics/metrics.ts'

const RETRIED_STATES = new Set(['40001', '40P01'])
const RETRIES = 3
// First half of the key of the advisory locks of `isAlone`; the account is the other half.
const ALONE_LOCK = 7_318_003

interface Options {
  /** connection of the application's login: row level security applies to every query */
  connectionString: string
  settings: PoolSettings
  log: Logger
  metrics: Metrics
}

// Only numbers are inserted into the opening statement as text.
const wholeNumber = (value: number): string => {
  if (!Number.isInteger(value)) throw new TypeError('A scope is named by whole numbers')
  return String(value)
}

// One round trip opens the transaction and sets its scope. The account comes from the session and is a number.
const openingOf = (scope: Scope, { isSnapshot, isAlone }: RunOptions): string => {
  const accountId = scope.kind === 'tenant' ? wholeNumber(scope.accountId) : ''
  const userId = scope.by === undefined ? '' : wholeNumber(scope.by)
  const begin = `begin${isSnapshot ? ' isolation level repeatable read' : ''}${scope.isReadOnly ? ' read only' : ''}`
  const lock =
    isAlone && scope.kind === 'tenant' ? `, pg_advisory_xact_lock(${ALONE_LOCK}, ${accountId})` : ''
  return `${begin}; select set_config('app.scope', '${scope.kind}', true), set_config('app.account_id', '${accountId}', true), set_config('app.user_id', '${userId}', true)${lock}`
}

// The caller that awaits it still gets the failure; until then it must not count as an unhandled rejection.
const settling = <Result>(promise: Promise<Result>): Promise<Result> => {
  promise.catch(() => undefined)
  return promise
}

const inTransaction = async <Result>(
  client: pg.PoolClient,
  { opening, work }: { opening: string; work: (db: Db, atEnd: AtEnd) => Promise<Result> },
): Promise<Result> => {
  const opened = settling(client.query(opening))
  const writes: Promise<unknown>[] = []
  const atEnd: AtEnd = write => {
    const written = settling(write.execute())
    writes.push(written)
    return written
  }
  try {
    const result = await work(drizzle(client), atEnd)
    await Promise.all([opened, ...writes, client.query('commit')])
    return result
  } catch (error) {
    // Errors after a failed opening only say that there is no transaction; the failure of the opening is thrown
    // instead.
    await opened
    throw error
  }
}

/** Returns the application's database: pooled, with row level security. */
export const createDatabase = (options: Options): Database => {
  const pools = createConnectionPools(options)
  const listener = createListener(options)

  const attempt = async <Result>(
    { scope, options }: { scope: Scope; options: RunOptions },
    work: (db: Db, atEnd: AtEnd) => Promise<Result>,
  ): Promise<Result> => {
    const opening = openingOf(scope, options)
    const { client, release } = await pools.connect(scope)
    let isBroken = false
    try {
      return await inTransaction(client, { opening, work })
    } catch (error) {
      // A connection that cannot roll back must not be reused.
      isBroken = await client.query('rollback').then(
        () => false,
        () => true,
      )
      throw error
    } finally {
      release(isBroken)
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
      await pools.close()
    },
  }
}
