import { createBatcher } from './batcher.ts'

const openBatcher = (process: (items: number[]) => Promise<string[]>) => {
  const batches: number[][] = []
  const add = createBatcher<number, string>({
    largestBatch: 3,
    parallelBatches: 1,
    isCommonFailure: error => error instanceof RangeError,
    process: async items => {
      batches.push(items)
      return process(items)
    },
  })
  return { batches, add }
}

it('processes the first item at once and batches those that arrive meanwhile', async () => {
  const { batches, add } = openBatcher(async items => items.map(String))
  expect(await Promise.all([1, 2, 3, 4, 5].map(add))).toEqual(['1', '2', '3', '4', '5'])
  expect(batches).toEqual([[1], [2, 3, 4], [5]])
})

it('fails no item by the error of another', async () => {
  const { add } = openBatcher(async items => {
    if (items.includes(3)) throw new Error('three')
    return items.map(String)
  })
  const results = await Promise.allSettled([1, 2, 3, 4].map(add))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
})

it('does not retry item by item after a common failure', async () => {
  const { batches, add } = openBatcher(async items => {
    if (items.length > 1) throw new RangeError('the server is away')
    return items.map(String)
  })
  const results = await Promise.allSettled([1, 2, 3].map(add))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(batches).toHaveLength(2)
})
