/**
 * Shares concurrent reads by key. Calls during a read share the next one, so that no answer is older than its
 * call.
 */
export const createSharedReads = <Value>(read: (key: number) => Promise<Value>) => {
  const running = new Map<number, Promise<Value>>()
  const waiting = new Map<number, Promise<Value>>()

  const begin = (key: number): Promise<Value> => {
    waiting.delete(key)
    const reading = read(key).finally(() => {
      if (running.get(key) === reading) running.delete(key)
    })
    running.set(key, reading)
    return reading
  }

  return (key: number): Promise<Value> => {
    const current = running.get(key)
    if (!current) return begin(key)
    const next =
      waiting.get(key) ??
      current.then(
        () => begin(key),
        () => begin(key),
      )
    waiting.set(key, next)
    return next
  }
}
