import { useSession } from '@sufra/shared/session'
import { forgetRegistries } from '#src/remotes/registry/kept-registries.ts'

// Same names as in remote-orders (action-store.ts). That remote clears them too, but runs only for people who see orders.
const DATABASE = 'sufra-orders'
const BOARDS = 'boards'

/** Deletes the stored live orders, and with them customers' names, from this device. Queued order actions stay. */
const forgetBoards = (): void => {
  try {
    const opening = indexedDB.open(DATABASE)
    // No database exists, so the abort prevents its creation.
    opening.onupgradeneeded = () => opening.transaction?.abort()
    opening.onsuccess = () => {
      const { result: db } = opening
      if (db.objectStoreNames.contains(BOARDS))
        db.transaction(BOARDS, 'readwrite').objectStore(BOARDS).clear()
      db.close()
    }
  } catch {
    // A browser without IndexedDB has stored nothing.
  }
}

// Same name as in src/worker/remotes.ts. The page clears the cache too, because without a controlling worker nobody
// receives the message.
const REMOTES_CACHE = 'sufra-remotes'

/**
 * Deletes one person's data from this device: files of their remotes, the registry and live orders. The host's own
 * files stay.
 */
const forgetPerson = (): void => {
  forgetRegistries()
  forgetBoards()
  navigator.serviceWorker?.controller?.postMessage({ kind: 'forget' })
  if ('caches' in window) caches.delete(REMOTES_CACHE).catch(() => undefined)
}

/**
 * Deletes a person's data on sign-out, here or in another tab, and when another person signs in. Runs on every page,
 * since pages outside the shell can sign out too. Returns the function that ends it.
 */
export const clearDataAtSignOut = (): (() => void) =>
  useSession.subscribe(({ user }, { user: before }) => {
    if (before && before.Id !== user?.Id) forgetPerson()
  })
