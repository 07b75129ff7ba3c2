import { inEvenTime } from './constant-time.ts'

const elapsed = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now()
  await inEvenTime(work).catch(() => undefined)
  return performance.now() - startedAt
}

it('takes the same time for little work, for a refusal and for more work', async () => {
  const more = () => new Promise(resolve => setTimeout(resolve, 20))
  const times = await Promise.all([
    elapsed(async () => 'little'),
    elapsed(more),
    elapsed(() => Promise.reject(new Error('refused'))),
  ])
  expect(Math.min(...times)).toBeGreaterThan(75)
})

it('returns the result of the work', async () => {
  expect(await inEvenTime(async () => 'done')).toBe('done')
  await expect(inEvenTime(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
})
