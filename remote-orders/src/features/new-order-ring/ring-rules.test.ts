import { NOW, at, preparingOrder, sampleOrder } from '@sufra/shared/testing'
import { newlyCancelled, readRinging, silenceWaiting } from './ring-rules.ts'

const one = sampleOrder({ id: 1 })
const two = sampleOrder({ id: 2 })
const ringing = (orders: Parameters<typeof readRinging>[0]['orders'], silence = {}, now = NOW) =>
  readRinging({ orders, silence, now })

it('it rings while a new order waits and stops when the last one is answered', () => {
  expect(ringing([one, two])).toMatchObject({ isRinging: true, waiting: 2 })
  expect(ringing([preparingOrder({ id: 1 }), two])).toMatchObject({ isRinging: true, waiting: 1 })
  expect(ringing([preparingOrder({ id: 1 }), preparingOrder({ id: 2 })])).toMatchObject({
    isRinging: false,
    waiting: 0,
  })
})

it('a press silences what waits for 30 s, then it rings again', () => {
  const silence = silenceWaiting({ orders: [one], now: NOW })
  expect(ringing([one], silence)).toMatchObject({ isRinging: false, waiting: 1, lookAgainAt: NOW + 30_000 })
  expect(ringing([one], silence, NOW + 29_999).isRinging).toBe(false)
  expect(ringing([one], silence, NOW + 30_000).isRinging).toBe(true)
})

it('an order that arrives during the silence rings at once', () => {
  expect(ringing([one, two], silenceWaiting({ orders: [one], now: NOW })).isRinging).toBe(true)
})

it('scheduled, failed and finished orders do not ring', () => {
  const quiet = (['Scheduled', 'Failed', 'Missed', 'Ready'] as const).map(orderStatus =>
    sampleOrder({ orderStatus }),
  )
  expect(ringing(quiet)).toEqual({ isRinging: false, waiting: 0, lookAgainAt: null })
})

it('without news of a missed order the bell ends a minute after its time', () => {
  const order = sampleOrder({ acceptBy: at(-0.5) })
  expect(ringing([order])).toMatchObject({ isRinging: true, lookAgainAt: NOW + 30_000 })
  expect(ringing([order], {}, NOW + 30_000).isRinging).toBe(false)
})

it('a cancelled order alarms once, when it was alive before', () => {
  const cancelled = sampleOrder({ id: 1, orderStatus: 'Cancelled', closedAt: at(0) })
  expect(newlyCancelled([one, two], [cancelled, two])).toEqual([cancelled])
  expect(newlyCancelled([cancelled], [cancelled])).toEqual([])
  expect(newlyCancelled([], [cancelled])).toEqual([])
})
