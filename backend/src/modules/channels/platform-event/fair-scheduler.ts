interface Options {
  /** number of parallel merchants */
  atOnce: number
  /** Processes some work of one merchant. Returns whether there is more. */
  take: (accountId: number) => Promise<boolean>
}

/**
 * Fair scheduling of merchants with work: one turn at a time each, and the next turn goes to the end of the
 * queue. It stores merchants only, never their work, so a burst costs no memory.
 */
export const createFairScheduler = ({ atOnce, take }: Options) => {
  const waiting = new Set<number>()
  const running = new Map<number, Promise<void>>()
  const calledMeanwhile = new Set<number>()
  let isClosed = false

  const run = async (accountId: number): Promise<void> => {
    const isMore = await take(accountId).catch(() => false)
    running.delete(accountId)
    const isCalled = calledMeanwhile.delete(accountId)
    if (isMore || isCalled) waiting.add(accountId)
    pump()
  }

  const pump = (): void => {
    for (const accountId of waiting) {
      if (isClosed || running.size >= atOnce) return
      waiting.delete(accountId)
      running.set(accountId, run(accountId))
    }
  }

  return {
    /** Queues a turn for this merchant. */
    call: (accountId: number): void => {
      if (running.has(accountId)) calledMeanwhile.add(accountId)
      else waiting.add(accountId)
      pump()
    },

    /** Starts no further turn and waits for the running ones. */
    close: async (): Promise<void> => {
      isClosed = true
      await Promise.all(running.values())
    },
  }
}
