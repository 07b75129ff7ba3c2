import type { QueryClient } from '@tanstack/react-query'
import { openDB } from 'idb'
import type { DBSchema, IDBPDatabase } from 'idb'
import type { LiveOrders } from '@sufra/shared/contracts/order'
import type { QueuedAction } from './queued-action.ts'

/** The latest list of the server, with its time. */
export interface StoredBoard {
  userId: number
  orders: LiveOrders
  /** time of arrival in ms since 1970, by this device's clock */
  heardAt: number
  /** how far the server's clock is ahead of this device's, in ms */
  clockAhead: number
}

interface Schema extends DBSchema {
  actions: { key: number; value: QueuedAction; indexes: { key: string } }
  boards: { key: number; value: StoredBoard }
}

const NAME = 'sufra-orders'

/**
 * Returns a function that queries a database over one shared connection and retries once over a new connection.
 * Browsers close the connection of a sleeping page without an event.
 */
export const withReconnect = <Database extends { close: () => void }>(connect: () => Promise<Database>) => {
  let connection: Promise<Database> | undefined
  return async <Answer>(question: (database: Database) => Promise<Answer>): Promise<Answer> => {
    const first = (connection ??= connect())
    try {
      return await question(await first)
    } catch {
      if (connection === first) {
        connection = undefined
        first.then(lost => lost.close()).catch(() => undefined)
      }
      return question(await (connection ??= connect()))
    }
  }
}

const ask = withReconnect(async () => {
  // Some private windows lack IndexedDB: actions then live as long as the page.
  if (!('indexedDB' in globalThis)) throw new Error('This browser keeps nothing')
  return openDB<Schema>(NAME, 1, {
    upgrade: db => {
      // The browser numbers the actions, so their order holds across all tabs.
      db.createObjectStore('actions', { autoIncrement: true }).createIndex('key', 'key', { unique: true })
      db.createObjectStore('boards', { keyPath: 'userId' })
    },
    // Closes the connection so that a page of another version can upgrade the database.
    blocking: (_current, _blocked, event) => event.target instanceof IDBDatabase && event.target.close(),
  })
})

/** Storage of actions until they are settled. */
export interface ActionStore {
  /** returns the actions of one user, oldest first, from all tabs of this browser */
  read: (userId: number) => Promise<QueuedAction[]>
  add: (action: QueuedAction) => Promise<void>
  /** does nothing if the action is gone, because another tab settled it */
  change: (key: string, changes: Partial<QueuedAction>) => Promise<void>
  remove: (key: string) => Promise<void>
}

const MEMORY = ['kept-actions']

/** Returns an in-memory store, shared by all versions of this remote in the page, for browsers without storage. */
export const inMemory = (queryClient: QueryClient): ActionStore => {
  queryClient.setQueryDefaults(MEMORY, { gcTime: Infinity })
  const all = () => queryClient.getQueryData<readonly QueuedAction[]>(MEMORY) ?? []
  const keep = (actions: readonly QueuedAction[]) => void queryClient.setQueryData(MEMORY, actions)
  return {
    read: async userId => all().filter(action => action.userId === userId),
    add: async action => keep([...all(), action]),
    change: async (key, changes) =>
      keep(all().map(action => (action.key === key ? { ...action, ...changes } : action))),
    remove: async key => keep(all().filter(action => action.key !== key)),
  }
}

const find = async (db: IDBPDatabase<Schema>, key: string) => {
  const transaction = db.transaction('actions', 'readwrite')
  return { done: transaction.done, cursor: await transaction.store.index('key').openCursor(key) }
}

const inDatabase: ActionStore = {
  read: async userId => (await ask(db => db.getAll('actions'))).filter(action => action.userId === userId),
  add: async action => {
    await ask(db => db.add('actions', action))
  },
  change: (key, changes) =>
    ask(async db => {
      const { cursor, done } = await find(db, key)
      if (cursor) await cursor.update({ ...cursor.value, ...changes })
      await done
    }),
  remove: key =>
    ask(async db => {
      const { cursor, done } = await find(db, key)
      await cursor?.delete()
      await done
    }),
}

/**
 * Returns a store that falls back to memory when the browser's store fails (full disk, database closed by a newer
 * page), so that no action is lost.
 */
export const withMemoryFallback = (browser: ActionStore, page: ActionStore): ActionStore => {
  // Changes that the browser's store rejected; null means that the action is settled.
  const unwritten = new Map<string, Partial<QueuedAction> | null>()
  const note = (key: string, changes: Partial<QueuedAction> | null) => {
    const before = unwritten.get(key)
    if (before !== null) unwritten.set(key, changes && { ...before, ...changes })
  }
  const asItIs = (action: QueuedAction): QueuedAction[] => {
    const changes = unwritten.get(action.key)
    return changes === null ? [] : [{ ...action, ...changes }]
  }
  const readBrowser = (userId: number) => browser.read(userId).catch(() => [])
  return {
    read: async userId => [...(await readBrowser(userId)).flatMap(asItIs), ...(await page.read(userId))],
    add: action => browser.add(action).catch(() => page.add(action)),
    change: async (key, changes) => {
      await page.change(key, changes)
      await browser.change(key, changes).catch(() => note(key, changes))
    },
    // An action that cannot be removed is sent again by the next page; its idempotency key prevents a second execution.
    remove: async key => {
      await page.remove(key)
      await browser.remove(key).catch(() => note(key, null))
    },
  }
}

export const openActionStore = (queryClient: QueryClient): ActionStore =>
  withMemoryFallback(inDatabase, inMemory(queryClient))

// Boards are optional: without a database they are neither read nor written.
const askForBoards = <Answer>(question: (db: IDBPDatabase<Schema>) => Promise<Answer>) =>
  ask(question).catch(() => undefined)

export const readBoard = (userId: number): Promise<StoredBoard | undefined> =>
  askForBoards(db => db.get('boards', userId))

export const keepBoard = async (board: StoredBoard): Promise<void> => {
  await askForBoards(db => db.put('boards', board))
}

/** Deletes the boards of other users, who may have left without a sign-out. */
export const forgetOtherBoards = async (userId: number): Promise<void> => {
  await askForBoards(async db => {
    for (const kept of await db.getAllKeys('boards')) if (kept !== userId) await db.delete('boards', kept)
  })
}

/** Deletes all boards at sign-out, so that no customer data stays on the device. */
export const forgetBoards = async (): Promise<void> => {
  await askForBoards(db => db.clear('boards'))
}
