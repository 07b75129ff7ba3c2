// As remote-orders names them (kept-store.ts). It empties them too, but is at work only where somebody looks at orders.
const DATABASE = 'sufra-orders'
const BOARDS = 'boards'

/** Takes the kept live orders off this device, and with them customers' names. Presses that wait to be sent stay. */
export const forgetBoards = (): void => {
  try {
    const opening = indexedDB.open(DATABASE)
    // There was none, and none is to be left.
    opening.onupgradeneeded = () => opening.transaction?.abort()
    opening.onsuccess = () => {
      const { result: db } = opening
      if (db.objectStoreNames.contains(BOARDS))
        db.transaction(BOARDS, 'readwrite').objectStore(BOARDS).clear()
      db.close()
    }
  } catch {
    // A browser that has or allows no database keeps none.
  }
}
