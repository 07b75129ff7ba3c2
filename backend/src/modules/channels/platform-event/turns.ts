interface Options {
  /** how many merchants are served at a time */
  atOnce: number
  /** Does some of what one merchant has to do; answers whether there is more. */
  take: (accountId: number) => Promise<boolean>
}

/**
 * A fair turn for every merchant that has something to do: one turn at a time each, and whoever wants another goes to
 * the end of the line. Keeps who waits, never what for, so a burst costs no memory.
 */
export const createTurns = ({ atOnce, take }: Options) => {
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
    /** This merchant has something to do. */
    call: (accountId: number): void => {
      if (running.has(accountId)) calledMeanwhile.add(accountId)
      else waiting.add(accountId)
      pump()
    },

    /** Begins no further turn, and waits for those that are under way. */
    close: async (): Promise<void> => {
      isClosed = true
      await Promise.all(running.values())
    },
  }
}
