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

it('has empty lanes and no endings before the first answer', () => {
  const { result } = start({ orders: undefined, heldLane: null })
  expect(result.current).toMatchObject({ lanes: { new: [], preparing: [], ready: [] }, endings: {} })
})

it('removes a missed order after ten seconds', () => {
  const { result, rerender } = start({ orders: [sampleOrder()], heldLane: null })
  const missed = [sampleOrder({ orderStatus: 'Missed', closedAt: at(0), rowVersion: 2 })]
  rerender({ orders: missed, heldLane: null })
  expect(result.current.lanes.new).toEqual([1])
  act(() => jest.advanceTimersByTime(9_000))
  expect(result.current.lanes.new).toEqual([1])
  act(() => jest.advanceTimersByTime(1_000))
  expect(result.current.lanes.new).toEqual([])
})

it('keeps an ended order in a held lane and removes it after the release', () => {
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

it('removes ended orders of other lanes while one lane is held', () => {
  const { result, rerender } = start({ orders: [sampleOrder()], heldLane: 'ready' })
  const missed = [sampleOrder({ orderStatus: 'Missed', closedAt: at(0), rowVersion: 2 })]
  rerender({ orders: missed, heldLane: 'ready' })
  act(() => jest.advanceTimersByTime(10_000))
  expect(result.current.lanes.new).toEqual([])
})

it('sorts a lane when it is released', () => {
  const calm = sampleOrder({ id: 1, acceptBy: at(5) })
  const urgent = sampleOrder({ id: 2, acceptBy: at(1) })
  const { result, rerender } = start({ orders: [calm], heldLane: 'new' })
  const orders = [calm, urgent]
  rerender({ orders, heldLane: 'new' })
  expect(result.current.lanes.new).toEqual([1, 2])
  rerender({ orders, heldLane: null })
  expect(result.current.lanes.new).toEqual([2, 1])
})

it('does not treat an order that changes lanes as an arrival', () => {
  const { result, rerender } = start({ orders: [sampleOrder()], heldLane: null })
  expect(result.current.arrivals).toEqual([1])
  rerender({ orders: [preparingOrder({ rowVersion: 2 })], heldLane: null })
  expect(result.current).toMatchObject({ lanes: { new: [], preparing: [1] }, arrivals: [] })
})

it('returns the same object while nothing changes', () => {
  const orders = [sampleOrder()]
  const { result, rerender } = start({ orders, heldLane: null })
  const before = result.current
  act(() => jest.advanceTimersByTime(5_000))
  rerender({ orders, heldLane: null })
  expect(result.current).toBe(before)
})
