import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '#src/database/database.ts'

/**
 * A database that notes each transaction that is opened inside of another: the outer one holds a connection of its merchant's
 * share while it waits for the inner one, so a few such calls at a time wait for one another.
 */
export const watchNestedRuns = (database: Database) => {
  const open = new AsyncLocalStorage<true>()
  const nested = new Set<string>()
  const run: Database['run'] = (scope, work, options) => {
    if (open.getStore()) nested.add(new Error('opened inside of another transaction').stack ?? '')
    return database.run(scope, (db, atEnd) => open.run(true, () => work(db, atEnd)), options)
  }
  return { database: { ...database, run }, nested: (): string[] => [...nested] }
}
