interface Opening {
  result: object
  transaction: { abort: () => void } | null
  onupgradeneeded: (() => void) | null
  onsuccess: (() => void) | null
}

/**
 * IndexedDB for jsdom, which has none: databases by name with the contents of their stores. Supports just deletion.
 * Opening creates a missing database unless the upgrade is aborted.
 */
export const databasesOf = (databases: Record<string, Record<string, string[]>>) => {
  const open = (name: string): Opening => {
    const stores = (databases[name] ??= {})
    const isNew = Object.keys(stores).length === 0
    const opening: Opening = {
      result: {
        objectStoreNames: { contains: (store: string) => store in stores },
        transaction: (store: string) => ({ objectStore: () => ({ clear: () => stores[store]?.splice(0) }) }),
        close: () => undefined,
      },
      transaction: { abort: () => delete databases[name] },
      onupgradeneeded: null,
      onsuccess: null,
    }
    queueMicrotask(() => {
      if (isNew) opening.onupgradeneeded?.()
      if (name in databases) opening.onsuccess?.()
    })
    return opening
  }
  return { open }
}
