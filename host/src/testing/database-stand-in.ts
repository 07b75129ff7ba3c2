interface Opening {
  result: object
  transaction: { abort: () => void } | null
  onupgradeneeded: (() => void) | null
  onsuccess: (() => void) | null
}

/**
 * The databases of a browser, by name, each with what its stores hold; jsdom has none. As little of them as taking something away needs: what is
 * asked for and not there is made, unless that is called off.
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
