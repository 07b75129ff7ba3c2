import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

/**
 * Whose rows a transaction can see: row level security enforces it below every query. `kind` is the word in its policies.
 * `by` is the user who acts, for what the database writes down of changes; absent when nobody does (timers).
 * With `isReadOnly` it refuses every change.
 */
export type Scope = ({ kind: 'tenant'; accountId: number } | { kind: 'platform' }) & {
  by?: number
  isReadOnly?: true
}

/**
 * What repositories query with: one transaction that is already open. `transaction` is missing on purpose, because an
 * inner COMMIT would end the outer one.
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
  /** of the runs of one tenant that ask for it, one at a time, over all nodes */
  isAlone?: true
}

/**
 * Hands over one last write (a query that nobody has begun yet): it goes out together with the commit, in one round trip.
 * When it fails, nothing of the transaction stays and the run fails with its error. Its rows may be waited for after the
 * run, not inside it.
 */
export type AtEnd = <Rows>(write: { execute(): Promise<Rows> }) => Promise<Rows>

export interface Database {
  /**
   * Runs `work` in one transaction limited to `scope`. Serialisation failures and deadlocks are retried three times,
   * so `work` must have no effect outside the database. With `isSnapshot` all its reads see one moment.
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
