import { createBatcher } from './batches.ts'

const open = (work: (wishes: number[]) => Promise<string[]>) => {
  const lots: number[][] = []
  const wish = createBatcher<number, string>({
    most: 3,
    atOnce: 1,
    isCommon: error => error instanceof RangeError,
    work: async wishes => {
      lots.push(wishes)
      return work(wishes)
    },
  })
  return { lots, wish }
}

it('runs the first request at once and batches those that arrive meanwhile', async () => {
  const { lots, wish } = open(async wishes => wishes.map(String))
  expect(await Promise.all([1, 2, 3, 4, 5].map(wish))).toEqual(['1', '2', '3', '4', '5'])
  expect(lots).toEqual([[1], [2, 3, 4], [5]])
})

it('fails no request by the error of another', async () => {
  const { wish } = open(async wishes => {
    if (wishes.includes(3)) throw new Error('three')
    return wishes.map(String)
  })
  const results = await Promise.allSettled([1, 2, 3, 4].map(wish))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
})

it('does not retry one by one after a common failure', async () => {
  const { lots, wish } = open(async wishes => {
    if (wishes.length > 1) throw new RangeError('the server is away')
    return wishes.map(String)
  })
  const results = await Promise.allSettled([1, 2, 3].map(wish))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(lots).toHaveLength(2)
})
