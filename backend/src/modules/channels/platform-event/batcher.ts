interface Options<Item, Result> {
  largestBatch: number
  parallelBatches: number
  /** Processes a batch. Returns the results in the order of the items. */
  process: (items: Item[]) => Promise<Result[]>
  /** Returns whether a failure concerns the whole batch, so that retries item by item are useless. */
  isCommonFailure: (error: unknown) => boolean
}

interface Entry<Item, Result> {
  item: Item
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

/**
 * Collects the items that arrive while other batches run: a single item does not wait, and a burst shares one
 * transaction. A failed batch is retried item by item, so that an item fails only by its own error.
 */
export const createBatcher = <Item, Result>({
  largestBatch,
  parallelBatches,
  process,
  isCommonFailure,
}: Options<Item, Result>) => {
  const queue: Entry<Item, Result>[] = []
  let running = 0

  const processBatch = async (batch: Entry<Item, Result>[]): Promise<void> => {
    try {
      const results = await process(batch.map(({ item }) => item))
      for (const [position, result] of results.entries()) batch[position]?.resolve(result)
    } catch (error) {
      if (batch.length === 1 || isCommonFailure(error)) for (const { reject } of batch) reject(error)
      else for (const entry of batch) await processBatch([entry])
    }
  }

  const processQueue = async (): Promise<void> => {
    running += 1
    while (queue.length > 0) await processBatch(queue.splice(0, largestBatch))
    running -= 1
  }

  return (item: Item): Promise<Result> =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject })
      if (running < parallelBatches) void processQueue()
    })
}
