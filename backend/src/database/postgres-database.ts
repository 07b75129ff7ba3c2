import { setTimeout as wait } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { connectionPatienceMs, createConnectionPools } from '#src/database/connection-pools.ts'
import type { PoolSettings } from '#src/database/connection-pools.ts'
import type { AtEnd, Database, Db, RunOptions, Scope } from '#src/database/database.ts'
import { createListener } from '#src/database/listener.ts'
import { isServerGone, sqlStateOf } from '#src/errors/sql-state.ts'
import type { Logger } from '#src/logging/logger.ts'
import type { Metrics } from '#src/metrics/metrics.ts'

const RETRIED_STATES = new Set(['40001', '40P01'])
const RETRIES = 3
// Pause between tries while the server fails over or restarts.
const RECONNECT_MS = 100
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

interface Progress {
  isConnected: boolean
  /** From then on a lost connection does not tell whether the transaction is stored. */
  isCommitSent: boolean
  /** The connection cannot even roll back. */
  isBroken: boolean
}

// The transaction is certainly not stored, and a new connection may succeed.
const isLostBeforeCommit = (error: unknown, { isConnected, isCommitSent, isBroken }: Progress): boolean =>
  isServerGone(error) && (!isConnected || (isBroken && !isCommitSent))

interface Transaction<Result> {
  opening: string
  work: (db: Db, atEnd: AtEnd) => Promise<Result>
  progress: Progress
}

const inTransaction = async <Result>(
  client: pg.PoolClient,
  { opening, work, progress }: Transaction<Result>,
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
    progress.isCommitSent = true
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
    { scope, options, progress }: { scope: Scope; options: RunOptions; progress: Progress },
    work: (db: Db, atEnd: AtEnd) => Promise<Result>,
  ): Promise<Result> => {
    const opening = openingOf(scope, options)
    const { client, release } = await pools.connect(scope)
    progress.isConnected = true
    try {
      return await inTransaction(client, { opening, work, progress })
    } catch (error) {
      // A connection that cannot roll back must not be reused.
      progress.isBroken = await client.query('rollback').then(
        () => false,
        () => true,
      )
      throw error
    } finally {
      release(progress.isBroken)
    }
  }

  const run: Database['run'] = async (scope, work, options = {}) => {
    const end = performance.now() + connectionPatienceMs()
    for (let conflicts = 0; ;) {
      const progress = { isConnected: false, isCommitSent: false, isBroken: false }
      try {
        return await attempt({ scope, options, progress }, work)
      } catch (error) {
        const isConflict = RETRIED_STATES.has(sqlStateOf(error) ?? '') && conflicts < RETRIES
        const isLost = isLostBeforeCommit(error, progress) && performance.now() < end
        if (!isConflict && !isLost) throw error
        await wait((isConflict ? 10 * 2 ** conflicts : RECONNECT_MS) * (1 + Math.random()))
        if (isConflict) conflicts += 1
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
