// Same names as in remote-orders (kept-store.ts). That remote clears them too, but runs only for people who see orders.
const DATABASE = 'sufra-orders'
const BOARDS = 'boards'

/** Deletes the stored live orders, and with them customers' names, from this device. Queued order actions stay. */
export const forgetBoards = (): void => {
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
