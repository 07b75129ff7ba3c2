import { act, renderHook } from '@testing-library/react'
import type { Order } from '@sufra/shared/contracts/order'
import { syncServerClock } from '@sufra/shared/live'
import { NOW, at, preparingOrder, sampleOrder } from '@sufra/shared/testing'
import type { LaneName } from './arrange-lanes.ts'
import { useArrangement } from './use-arrangement.ts'

interface Situation {
  orders: Order[] | undefined
  heldLane: LaneName | null
}

const start = (situation: Situation) =>
  renderHook(({ orders, heldLane }: Situation) => useArrangement(orders, heldLane), {
    initialProps: situation,
  })

beforeEach(() => {
  jest.useFakeTimers({ now: NOW })
  syncServerClock('2000-01-01T00:00:00.000Z')
  syncServerClock(new Date(NOW).toISOString())
})
afterEach(() => jest.useRealTimers())

it('before the first answer the lanes are empty, and nothing ended', () => {
  const { result } = start({ orders: undefined, heldLane: null })
  expect(result.current).toMatchObject({ lanes: { new: [], preparing: [], ready: [] }, endings: {} })
})

it('a missed order leaves by itself after its ten seconds', () => {
  const { result, rerender } = start({ orders: [sampleOrder()], heldLane: null })
  const missed = [sampleOrder({ orderStatus: 'Missed', closedAt: at(0), rowVersion: 2 })]
  rerender({ orders: missed, heldLane: null })
  expect(result.current.lanes.new).toEqual([1])
  act(() => jest.advanceTimersByTime(9_000))
  expect(result.current.lanes.new).toEqual([1])
  act(() => jest.advanceTimersByTime(1_000))
  expect(result.current.lanes.new).toEqual([])
})

it('a finished order stays under a finger that is on its lane, and leaves once that lets go', () => {
  const urgent = sampleOrder({ id: 1, acceptBy: at(1) })
  const calm = sampleOrder({ id: 2, acceptBy: at(5) })
  const { result, rerender } = start({ orders: [urgent, calm], heldLane: 'new' })
  const missed: Order[] = [{ ...urgent, orderStatus: 'Missed', closedAt: at(0), rowVersion: 2 }, calm]
  rerender({ orders: missed, heldLane: 'new' })
  act(() => jest.advanceTimersByTime(15_000))
  expect(result.current.lanes.new).toEqual([1, 2])
  rerender({ orders: missed, heldLane: null })
  expect(result.current.lanes.new).toEqual([2])
})

it('a finger on one lane keeps no finished order in another', () => {
  const { result, rerender } = start({ orders: [sampleOrder()], heldLane: 'ready' })
  const missed = [sampleOrder({ orderStatus: 'Missed', closedAt: at(0), rowVersion: 2 })]
  rerender({ orders: missed, heldLane: 'ready' })
  act(() => jest.advanceTimersByTime(10_000))
  expect(result.current.lanes.new).toEqual([])
})

it('letting go of a lane sorts it', () => {
  const calm = sampleOrder({ id: 1, acceptBy: at(5) })
  const urgent = sampleOrder({ id: 2, acceptBy: at(1) })
  const { result, rerender } = start({ orders: [calm], heldLane: 'new' })
  const orders = [calm, urgent]
  rerender({ orders, heldLane: 'new' })
  expect(result.current.lanes.new).toEqual([1, 2])
  rerender({ orders, heldLane: null })
  expect(result.current.lanes.new).toEqual([2, 1])
})

it('an order that changes lane does not arrive anew', () => {
  const { result, rerender } = start({ orders: [sampleOrder()], heldLane: null })
  expect(result.current.arrivals).toEqual([1])
  rerender({ orders: [preparingOrder({ rowVersion: 2 })], heldLane: null })
  expect(result.current).toMatchObject({ lanes: { new: [], preparing: [1] }, arrivals: [] })
})

it('while nothing happens the arrangement stays the same object', () => {
  const orders = [sampleOrder()]
  const { result, rerender } = start({ orders, heldLane: null })
  const before = result.current
  act(() => jest.advanceTimersByTime(5_000))
  rerender({ orders, heldLane: null })
  expect(result.current).toBe(before)
})
