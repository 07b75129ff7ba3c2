import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

/** Whose rows a transaction can see: row level security enforces it below every query. */
export type Scope = { kind: 'tenant'; accountId: number } | { kind: 'platform' }

/**
 * What repositories query with: one transaction that is already open. `transaction` is missing on purpose, because an
 * inner COMMIT would end the outer one.
 */
export type Db = Omit<NodePgDatabase, 'transaction'>

export const PLATFORM: Scope = { kind: 'platform' }

export const tenant = (accountId: number): Scope => ({ kind: 'tenant', accountId })

export interface RunOptions {
  isSnapshot?: true
}

export interface Database {
  /**
   * Runs `work` in one transaction limited to `scope`. Serialisation failures and deadlocks are retried three times,
   * so `work` must have no effect outside the database. With `isSnapshot` all its reads see one moment.
   */
  run<Result>(scope: Scope, work: (db: Db) => Promise<Result>, options?: RunOptions): Promise<Result>
  /**
   * Calls `handler` for each NOTIFY on `channel`. After a lost connection it is called once with '' because
   * notifications may have been missed. Returns the function that ends it. Send with
   * `db.execute(sql`select pg_notify('channel', payload)`)` inside a transaction.
   */
  listen(channel: string, handler: (payload: string) => void): Promise<() => Promise<void>>
  close(): Promise<void>
}
