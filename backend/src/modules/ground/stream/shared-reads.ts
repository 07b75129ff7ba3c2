/**
 * A read that many ask for at the same time, by key. Who asks while one is under way shares the next one with all who do, so
 * that no answer is older than its question.
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
