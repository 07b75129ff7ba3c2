import { openDB } from 'idb'
import type { DBSchema, IDBPDatabase } from 'idb'
import type { LiveOrders } from '@sufra/shared/contracts/order'
import type { KeptAction } from './kept-action.ts'

/** The last list that the server gave, and when. */
export interface KeptBoard {
  userId: number
  orders: LiveOrders
  /** ms since 1970, by this device */
  heardAt: number
  /** how far the server's clock was ahead of this device's, in ms */
  clockAhead: number
}

interface Schema extends DBSchema {
  actions: { key: number; value: KeptAction; indexes: { key: string } }
  boards: { key: number; value: KeptBoard }
}

const NAME = 'sufra-orders'

let database: Promise<IDBPDatabase<Schema> | null> | undefined

const open = (): Promise<IDBPDatabase<Schema> | null> => {
  database ??= (async () => {
    if (!('indexedDB' in globalThis)) return null
    try {
      return await openDB<Schema>(NAME, 1, {
        upgrade: db => {
          // Numbered by the browser: the order of presses, over all tabs.
          db.createObjectStore('actions', { autoIncrement: true }).createIndex('key', 'key', { unique: true })
          db.createObjectStore('boards', { keyPath: 'userId' })
        },
        // A page of another version must not be kept waiting.
        blocking: (_current, _blocked, event) => event.target instanceof IDBDatabase && event.target.close(),
        terminated: () => {
          database = undefined
        },
      })
    } catch {
      // A private window, or a full disk: what is pressed lives as long as the page.
      return null
    }
  })()
  return database
}

/** Where presses wait until they are settled. */
export interface ActionStore {
  /** of one person, in the order of the presses, over all tabs of this browser */
  read: (userId: number) => Promise<KeptAction[]>
  add: (action: KeptAction) => Promise<void>
  /** nothing happens when it is no longer kept: another tab settled it */
  change: (key: string, changes: Partial<KeptAction>) => Promise<void>
  remove: (key: string) => Promise<void>
}

/** Where the browser keeps nothing, the page does. */
const inMemory = (): ActionStore => {
  let kept: KeptAction[] = []
  return {
    read: async userId => kept.filter(action => action.userId === userId),
    add: async action => {
      kept = [...kept, action]
    },
    change: async (key, changes) => {
      kept = kept.map(action => (action.key === key ? { ...action, ...changes } : action))
    },
    remove: async key => {
      kept = kept.filter(action => action.key !== key)
    },
  }
}

const inDatabase = (db: IDBPDatabase<Schema>): ActionStore => {
  const find = async (key: string) => {
    const transaction = db.transaction('actions', 'readwrite')
    return { done: transaction.done, cursor: await transaction.store.index('key').openCursor(key) }
  }
  return {
    read: async userId => (await db.getAll('actions')).filter(action => action.userId === userId),
    add: async action => {
      await db.add('actions', action)
    },
    change: async (key, changes) => {
      const { cursor, done } = await find(key)
      if (cursor) await cursor.update({ ...cursor.value, ...changes })
      await done
    },
    remove: async key => {
      const { cursor, done } = await find(key)
      await cursor?.delete()
      await done
    },
  }
}

/** What the browser keeps no more (its disk is full, its database was closed for a newer page), the page does: a press is never lost. */
export const orInMemory = (browser: ActionStore): ActionStore => {
  const page = inMemory()
  return {
    read: async userId => [...(await browser.read(userId).catch(() => [])), ...(await page.read(userId))],
    add: action => browser.add(action).catch(() => page.add(action)),
    change: async (key, changes) => {
      await page.change(key, changes)
      await browser.change(key, changes).catch(() => undefined)
    },
    // What stays in the browser is sent once more by the next page, with its key: the server does it once.
    remove: async key => {
      await page.remove(key)
      await browser.remove(key).catch(() => undefined)
    },
  }
}

export const openActionStore = async (): Promise<ActionStore> => {
  const db = await open()
  return db ? orInMemory(inDatabase(db)) : inMemory()
}

export const readBoard = async (userId: number): Promise<KeptBoard | undefined> =>
  (await open())?.get('boards', userId)

export const keepBoard = async (board: KeptBoard): Promise<void> => {
  await (await open())?.put('boards', board)
}

/** What the last person saw is gone once another one is here, who may have come without a sign-out. */
export const forgetOtherBoards = async (userId: number): Promise<void> => {
  const db = await open()
  for (const kept of (await db?.getAllKeys('boards')) ?? [])
    if (kept !== userId) await db?.delete('boards', kept)
}

/** Nobody's customers stay on a device that somebody signed out of. */
export const forgetBoards = async (): Promise<void> => {
  await (await open())?.clear('boards')
}
