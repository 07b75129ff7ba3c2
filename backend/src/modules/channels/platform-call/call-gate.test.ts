import { createCallGate } from './call-gate.ts'
import type { CallGate, CallSlot, Refusal } from './call-gate.ts'

let now = 0
let gate: CallGate
beforeEach(() => {
  now = 1_000_000
  gate = createCallGate(() => now)
})

const shop = (id: number, channelId = 1) => ({ id, channelId })
const entered = (answer: CallSlot | Refusal): CallSlot => {
  if ('leave' in answer) return answer
  throw new Error(`Refused: ${JSON.stringify(answer)}`)
}
const fail = async (id: number, times: number) => {
  for (let time = 0; time < times; time += 1) entered(await gate.enter(shop(id), 'order')).leave(true)
}

it('stops calls to a shop after three failures in a row, then tries one call', async () => {
  await fail(1, 3)
  expect(await gate.enter(shop(1), 'order')).toEqual({ retryMs: 20_000, isDown: true })
  entered(await gate.enter(shop(2), 'order')).leave(false)
  now += 20_000
  const trial = entered(await gate.enter(shop(1), 'order'))
  expect(await gate.enter(shop(1), 'order')).toMatchObject({ isDown: true })
  trial.leave(false)
  entered(await gate.enter(shop(1), 'order')).leave(false)
})

it('waits longer after each failed trial, and resets after a success', async () => {
  await fail(1, 3)
  now += 20_000
  await fail(1, 1)
  expect(await gate.enter(shop(1), 'order')).toEqual({ retryMs: 40_000, isDown: true })
  await fail(2, 2)
  entered(await gate.enter(shop(2), 'order')).leave(false)
  await fail(2, 2)
  entered(await gate.enter(shop(2), 'order')).leave(false)
})

it('limits a hanging platform to five calls at a time, so that calls to others go on', async () => {
  const hanging = await Promise.all([1, 2, 3, 4, 7].map(id => gate.enter(shop(id), 'order')))
  now += 1_000
  expect(await gate.enter(shop(5), 'order')).toEqual({ retryMs: 1_000, isDown: false })
  entered(await gate.enter(shop(6, 2), 'order')).leave(false)
  entered(hanging[0] ?? { retryMs: 0, isDown: false }).leave(true)
  entered(await gate.enter(shop(5), 'order')).leave(false)
})

it('queues calls of a burst while the platform is quick', async () => {
  const burst = (await Promise.all([1, 2, 3, 4, 6].map(id => gate.enter(shop(id), 'order')))).map(entered)
  const next = gate.enter(shop(5), 'order')
  burst[0]?.leave(false)
  entered(await next).leave(false)
})

it('keeps places for orders while shops and readings hang', async () => {
  for (const purpose of ['shop', 'reading'] as const)
    await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(id => gate.enter(shop(id), purpose)))
  now += 1_000
  entered(await gate.enter(shop(9), 'order')).leave(false)
})

it('lets calls about orders through while the readings of a shop fail', async () => {
  for (let time = 0; time < 3; time += 1) entered(await gate.enter(shop(1), 'reading')).leave(true)
  expect(await gate.enter(shop(1), 'reading')).toMatchObject({ isDown: true })
  entered(await gate.enter(shop(1), 'order')).leave(false)
})
