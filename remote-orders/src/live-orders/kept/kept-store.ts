import type { QueryClient } from '@tanstack/react-query'
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

/**
 * Asks a database over one connection, and once more over a new one where that was lost: browsers end the connection of a page that
 * slept, and tell nobody.
 */
export const askTwice = <Database extends { close: () => void }>(connect: () => Promise<Database>) => {
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

const ask = askTwice(async () => {
  // A private window: what is pressed lives as long as the page.
  if (!('indexedDB' in globalThis)) throw new Error('This browser keeps nothing')
  return openDB<Schema>(NAME, 1, {
    upgrade: db => {
      // Numbered by the browser: the order of presses, over all tabs.
      db.createObjectStore('actions', { autoIncrement: true }).createIndex('key', 'key', { unique: true })
      db.createObjectStore('boards', { keyPath: 'userId' })
    },
    // A page of another version must not be kept waiting.
    blocking: (_current, _blocked, event) => event.target instanceof IDBDatabase && event.target.close(),
  })
})

/** Where presses wait until they are settled. */
export interface ActionStore {
  /** of one person, in the order of the presses, over all tabs of this browser */
  read: (userId: number) => Promise<KeptAction[]>
  add: (action: KeptAction) => Promise<void>
  /** nothing happens when it is no longer kept: another tab settled it */
  change: (key: string, changes: Partial<KeptAction>) => Promise<void>
  remove: (key: string) => Promise<void>
}

const MEMORY = ['kept-actions']

/** Where the browser keeps nothing, the page does, for all versions of this remote that come into it. */
export const inMemory = (queryClient: QueryClient): ActionStore => {
  queryClient.setQueryDefaults(MEMORY, { gcTime: Infinity })
  const all = () => queryClient.getQueryData<readonly KeptAction[]>(MEMORY) ?? []
  const keep = (actions: readonly KeptAction[]) => void queryClient.setQueryData(MEMORY, actions)
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

/** What the browser keeps no more (its disk is full, its database was closed for a newer page), the page does: a press is never lost. */
export const orInMemory = (browser: ActionStore, page: ActionStore): ActionStore => {
  // What the browser could not write down of what it still gives out; null: that it is settled.
  const unwritten = new Map<string, Partial<KeptAction> | null>()
  const note = (key: string, changes: Partial<KeptAction> | null) => {
    const before = unwritten.get(key)
    if (before !== null) unwritten.set(key, changes && { ...before, ...changes })
  }
  const asItIs = (action: KeptAction): KeptAction[] => {
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
    // What stays in the browser is sent once more by the next page, with its key: the server does it once.
    remove: async key => {
      await page.remove(key)
      await browser.remove(key).catch(() => note(key, null))
    },
  }
}

export const openActionStore = (queryClient: QueryClient): ActionStore =>
  orInMemory(inDatabase, inMemory(queryClient))

// Without a database there is nothing to read, to write, or to forget.
const askForBoards = <Answer>(question: (db: IDBPDatabase<Schema>) => Promise<Answer>) =>
  ask(question).catch(() => undefined)

export const readBoard = (userId: number): Promise<KeptBoard | undefined> =>
  askForBoards(db => db.get('boards', userId))

export const keepBoard = async (board: KeptBoard): Promise<void> => {
  await askForBoards(db => db.put('boards', board))
}

/** What the last person saw is gone once another one is here, who may have come without a sign-out. */
export const forgetOtherBoards = async (userId: number): Promise<void> => {
  await askForBoards(async db => {
    for (const kept of await db.getAllKeys('boards')) if (kept !== userId) await db.delete('boards', kept)
  })
}

/** Nobody's customers stay on a device that somebody signed out of. */
export const forgetBoards = async (): Promise<void> => {
  await askForBoards(db => db.clear('boards'))
}
