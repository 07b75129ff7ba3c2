import { createSharedReads } from './shared-reads.ts'

const slowReads = () => {
  const begun: ((value: string) => void)[] = []
  const failing: ((error: Error) => void)[] = []
  const read = createSharedReads(
    () =>
      new Promise<string>((resolve, reject) => {
        begun.push(resolve)
        failing.push(reject)
      }),
  )
  return { read, begun, failing }
}
const settle = () => new Promise(resolve => setImmediate(resolve))

it('shares one further read among calls during a read', async () => {
  const { read, begun } = slowReads()
  const first = read(1)
  const later = [read(1), read(1), read(1)]
  begun[0]?.('old')
  await settle()
  expect(begun).toHaveLength(2)
  begun[1]?.('new')
  expect(await first).toBe('old')
  expect(await Promise.all(later)).toEqual(['new', 'new', 'new'])
})

it('reads again after a failure', async () => {
  const { read, begun, failing } = slowReads()
  const first = read(1)
  const second = read(1)
  failing[0]?.(new Error('away'))
  await expect(first).rejects.toThrow('away')
  await settle()
  begun[1]?.('back')
  expect(await second).toBe('back')
})

it('does not make one key wait for another', () => {
  const { read, begun } = slowReads()
  void read(1)
  void read(2)
  expect(begun).toHaveLength(2)
})
