import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

/**
 * Rows that a transaction can see; row level security enforces it for every query. `kind` is the word in the
 * policies. `by` is the acting user for the change records; absent for timers and the like. With `isReadOnly` the
 * database refuses every change.
 */
export type Scope = ({ kind: 'tenant'; accountId: number } | { kind: 'platform' }) & {
  by?: number
  isReadOnly?: true
}

/**
 * Query interface of repositories: one open transaction. `transaction` is omitted, because an inner COMMIT would end
 * the outer transaction.
 */
export type Db = Omit<NodePgDatabase, 'transaction'>

export const ALL_MERCHANTS: Scope = { kind: 'platform' }

export const tenant = (accountId: number, by?: number): Scope => ({
  kind: 'tenant',
  accountId,
  ...(by !== undefined && { by }),
})

export interface RunOptions {
  isSnapshot?: true
  /** serializes the runs of one tenant that set it, across all nodes */
  isAlone?: true
}

/**
 * Sends one last write (a query that has not started) together with the commit, in one round trip. If the write
 * fails, the transaction is rolled back and the run fails with its error. Await its rows after the run, not inside
 * it.
 */
export type AtEnd = <Rows>(write: { execute(): Promise<Rows> }) => Promise<Rows>

export interface Database {
  /**
   * Runs `work` in one transaction limited to `scope`. `work` must have no effect outside the database, because it is
   * repeated after a serialization failure or a deadlock (three times), and while the connection cannot be opened or is
   * lost before COMMIT was sent (as long as its kind of work waits for a connection). With `isSnapshot` all its reads
   * see the same snapshot.
   */
  run<Result>(
    scope: Scope,
    work: (db: Db, atEnd: AtEnd) => Promise<Result>,
    options?: RunOptions,
  ): Promise<Result>
  /**
   * Calls `handler` for each NOTIFY on `channel`. After a lost connection it is called once with '' because
   * notifications may have been missed. Returns the function that ends it. Send with
   * `db.execute(sql`select pg_notify('channel', payload)`)` inside a transaction.
   */
  listen(channel: string, handler: (payload: string) => void): Promise<() => Promise<void>>
  close(): Promise<void>
}
