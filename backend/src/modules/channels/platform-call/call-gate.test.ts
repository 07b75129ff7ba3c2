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
  for (let time = 0; time < times; time += 1) entered(await gate.enter(shop(id))).leave(true)
}

it('stops calls to a shop after three failures in a row, then tries one call', async () => {
  await fail(1, 3)
  expect(await gate.enter(shop(1))).toEqual({ retryMs: 20_000, isDown: true })
  entered(await gate.enter(shop(2))).leave(false)
  now += 20_000
  const trial = entered(await gate.enter(shop(1)))
  expect(await gate.enter(shop(1))).toMatchObject({ isDown: true })
  trial.leave(false)
  entered(await gate.enter(shop(1))).leave(false)
})

it('waits longer after each failed trial, and resets after a success', async () => {
  await fail(1, 3)
  now += 20_000
  await fail(1, 1)
  expect(await gate.enter(shop(1))).toEqual({ retryMs: 40_000, isDown: true })
  await fail(2, 2)
  entered(await gate.enter(shop(2))).leave(false)
  await fail(2, 2)
  entered(await gate.enter(shop(2))).leave(false)
})

it('limits a hanging platform to four calls at a time, so that calls to others go on', async () => {
  const hanging = await Promise.all([1, 2, 3, 4].map(id => gate.enter(shop(id))))
  now += 1_000
  expect(await gate.enter(shop(5))).toEqual({ retryMs: 1_000, isDown: false })
  entered(await gate.enter(shop(6, 2))).leave(false)
  entered(hanging[0] ?? { retryMs: 0, isDown: false }).leave(true)
  entered(await gate.enter(shop(5))).leave(false)
})

it('queues calls of a burst while the platform is quick', async () => {
  const burst = (await Promise.all([1, 2, 3, 4].map(id => gate.enter(shop(id))))).map(entered)
  const next = gate.enter(shop(5))
  burst[0]?.leave(false)
  entered(await next).leave(false)
})
