import { NOW, at, preparingOrder, sampleOrder } from '@sufra/shared/testing'
import { newlyCancelled, readRinging, silenceWaiting } from './ring-rules.ts'

const one = sampleOrder({ id: 1 })
const two = sampleOrder({ id: 2 })
const NOTHING: ReadonlySet<number> = new Set()
const ringing = (orders: Parameters<typeof readRinging>[0]['orders'], silence = {}, now = NOW) => {
  const read = readRinging({ orders, silence, now })
  return { ...read, isRinging: read.ringing.length > 0, waiting: read.waiting.length }
}

it('rings while a new order waits and stops when the last one is answered', () => {
  expect(ringing([one, two])).toMatchObject({ isRinging: true, waiting: 2 })
  expect(ringing([preparingOrder({ id: 1 }), two])).toMatchObject({ isRinging: true, waiting: 1 })
  expect(ringing([preparingOrder({ id: 1 }), preparingOrder({ id: 2 })])).toMatchObject({
    isRinging: false,
    waiting: 0,
  })
})

it('silences waiting orders for 30 s after a press, then rings again', () => {
  const silence = silenceWaiting({ orders: [one], now: NOW })
  expect(ringing([one], silence)).toMatchObject({ isRinging: false, waiting: 1, lookAgainAt: NOW + 30_000 })
  expect(ringing([one], silence, NOW + 29_999).isRinging).toBe(false)
  expect(ringing([one], silence, NOW + 30_000).isRinging).toBe(true)
})

it('rings immediately for an order that arrives during the silence', () => {
  expect(ringing([one, two], silenceWaiting({ orders: [one], now: NOW })).isRinging).toBe(true)
})

it('does not ring for scheduled and ended orders', () => {
  const quiet = (['Scheduled', 'Missed', 'Ready'] as const).map(orderStatus => sampleOrder({ orderStatus }))
  expect(ringing(quiet)).toMatchObject({ isRinging: false, waiting: 0, lookAgainAt: null })
})

it('rings for an order with an unknown product until its time is over', () => {
  const failed = sampleOrder({ orderStatus: 'Failed', failureReason: 'unknown_product' })
  expect(ringing([failed])).toMatchObject({ isRinging: true, waiting: 1 })
  expect(ringing([failed], {}, Date.parse(failed.acceptBy) + 60_000).isRinging).toBe(false)
})

it('stops a minute after acceptBy if no event reports a missed order', () => {
  const order = sampleOrder({ acceptBy: at(-0.5) })
  expect(ringing([order])).toMatchObject({ isRinging: true, lookAgainAt: NOW + 30_000 })
  expect(ringing([order], {}, NOW + 30_000).isRinging).toBe(false)
})

it('sounds the alarm once for a cancelled order that was in preparation or rang here', () => {
  const cancelled = sampleOrder({ id: 1, orderStatus: 'Cancelled', closedAt: at(0) })
  const inHand = preparingOrder({ id: 1 })
  expect(newlyCancelled([inHand, two], [cancelled, two], NOTHING)).toEqual([cancelled])
  expect(newlyCancelled([one], [cancelled], new Set([1]))).toEqual([cancelled])
  expect(newlyCancelled([cancelled], [cancelled], new Set([1]))).toEqual([])
  expect(newlyCancelled([], [cancelled], new Set([1]))).toEqual([])
})

it('sounds no alarm for a cancelled order that nobody accepted and that did not ring here', () => {
  const cancelled = sampleOrder({ id: 1, orderStatus: 'Cancelled', closedAt: at(0) })
  expect(newlyCancelled([one], [cancelled], NOTHING)).toEqual([])
  const scheduled = sampleOrder({ id: 1, orderStatus: 'Scheduled' })
  expect(newlyCancelled([scheduled], [cancelled], NOTHING)).toEqual([])
})

it('rings urgently for an order that nobody answered for too long, unless it is silenced here', () => {
  const late = sampleOrder({ id: 1, escalation: 'louder' })
  expect(ringing([late, two]).isUrgent).toBe(true)
  expect(ringing([one, two]).isUrgent).toBe(false)
  expect(ringing([late], silenceWaiting({ orders: [late], now: NOW })).isUrgent).toBe(false)
})

it('rings on a device away from the counter only from the first escalation step', () => {
  const ids = (['louder', 'managers', 'owner', null] as const).map((escalation, index) =>
    sampleOrder({ id: index + 1, escalation }),
  )
  const { ringing: rung, waiting } = readRinging({
    orders: ids,
    silence: {},
    now: NOW,
    ringsFor: 'escalated',
  })
  expect(rung.map(({ id }) => id)).toEqual([2, 3])
  expect(waiting).toHaveLength(4)
})
