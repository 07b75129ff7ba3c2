import { createFairScheduler } from './fair-scheduler.ts'

/** Turns that end on command; `take` returns true while a merchant has work left. */
const openTurns = ({ atOnce, work }: { atOnce: number; work: Record<number, number> }) => {
  const begun: number[] = []
  const ends: (() => void)[] = []
  const turns = createFairScheduler({
    atOnce,
    take: async accountId => {
      begun.push(accountId)
      await new Promise<void>(resolve => ends.push(resolve))
      const left = (work[accountId] ?? 0) - 1
      work[accountId] = left
      return left > 0
    },
  })
  const endNext = async () => {
    ends.shift()?.()
    await new Promise(resolve => setImmediate(resolve))
  }
  return { turns, begun, endNext }
}

it('gives everybody in the queue a turn before anybody has a second one', async () => {
  const { turns, begun, endNext } = openTurns({ atOnce: 1, work: { 1: 3, 2: 1, 3: 2 } })
  for (const account of [1, 2, 3]) turns.call(account)
  for (let turn = 0; turn < 6; turn += 1) await endNext()
  expect(begun).toEqual([1, 2, 3, 1, 3, 1])
})

it('never runs two turns of one merchant at once, however often they are called', async () => {
  const { turns, begun, endNext } = openTurns({ atOnce: 4, work: { 1: 9 } })
  for (let call = 0; call < 600; call += 1) turns.call(1)
  turns.call(2)
  expect(begun).toEqual([1, 2])
  await endNext()
  expect(begun).toEqual([1, 2, 1])
})

it('adds another turn for a call during a turn that found nothing more', async () => {
  const { turns, begun, endNext } = openTurns({ atOnce: 1, work: { 1: 1 } })
  turns.call(1)
  turns.call(1)
  await endNext()
  expect(begun).toEqual([1, 1])
  await endNext()
  expect(begun).toEqual([1, 1])
})

it('starts nothing after the close, and waits for running turns', async () => {
  const { turns, begun, endNext } = openTurns({ atOnce: 1, work: { 1: 2, 2: 1 } })
  turns.call(1)
  turns.call(2)
  let isClosed = false
  const closing = turns.close().then(() => (isClosed = true))
  await new Promise(resolve => setImmediate(resolve))
  expect(isClosed).toBe(false)
  await endNext()
  await closing
  expect(begun).toEqual([1])
})
