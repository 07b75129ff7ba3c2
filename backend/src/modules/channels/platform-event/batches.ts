interface Options<Wish, Result> {
  /** maximum size of a batch */
  most: number
  /** maximum number of parallel batches */
  atOnce: number
  /** Processes a batch. Returns the results in the same order. */
  work: (wishes: Wish[]) => Promise<Result[]>
  /** returns whether a failure concerns the whole batch, so that retries one by one are useless */
  isCommon: (error: unknown) => boolean
}

interface Entry<Wish, Result> {
  wish: Wish
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

/**
 * Batches requests that arrive while others run: a single request does not wait, and a burst shares one
 * transaction. A failed batch is retried one by one, so that a request fails only by its own error.
 */
export const createBatcher = <Wish, Result>({ most, atOnce, work, isCommon }: Options<Wish, Result>) => {
  const line: Entry<Wish, Result>[] = []
  let underWay = 0

  const doLot = async (lot: Entry<Wish, Result>[]): Promise<void> => {
    try {
      const results = await work(lot.map(({ wish }) => wish))
      for (const [position, result] of results.entries()) lot[position]?.resolve(result)
    } catch (error) {
      if (lot.length === 1 || isCommon(error)) for (const { reject } of lot) reject(error)
      else for (const entry of lot) await doLot([entry])
    }
  }

  const next = async (): Promise<void> => {
    underWay += 1
    await doLot(line.splice(0, most))
    underWay -= 1
    begin()
  }

  const begin = (): void => {
    while (underWay < atOnce && line.length > 0) void next()
  }

  return (wish: Wish): Promise<Result> =>
    new Promise((resolve, reject) => {
      line.push({ wish, resolve, reject })
      begin()
    })
}
