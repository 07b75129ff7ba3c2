const running = new Map<string, Promise<unknown>>()

/**
 * Runs `work` when no other work of that name runs in any tab of this browser. A closed tab releases its lock. Without
 * Web Locks only this tab is considered; the idempotency key still prevents a second execution.
 */
export const withLock = async (name: string, work: () => Promise<void>): Promise<void> => {
  if (navigator.locks) return navigator.locks.request(name, work)
  const before = running.get(name) ?? Promise.resolve()
  const turn = before.then(work, work)
  running.set(name, turn)
  await turn
  if (running.get(name) === turn) running.delete(name)
}
