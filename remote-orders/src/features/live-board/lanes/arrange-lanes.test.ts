import type { Order } from '@sufra/shared/contracts/order'
import { NOW, at, preparingOrder, sampleOrder } from '@sufra/shared/testing'
import { EMPTY_ARRANGEMENT, arrangeLanes, nextLeaving } from './arrange-lanes.ts'
import type { Arrangement, LaneName } from './arrange-lanes.ts'

const arrange = (
  orders: Order[],
  {
    previous = EMPTY_ARRANGEMENT,
    now = NOW,
    heldLane = null,
  }: {
    previous?: Arrangement
    now?: number
    heldLane?: LaneName | null
  } = {},
) => arrangeLanes({ previous, orders, now, heldLane })

const fresh = (id: number, minutes: number, order: Partial<Order> = {}) =>
  sampleOrder({ id, acceptBy: at(minutes), ...order })
const ready = (id: number, minutes: number, order: Partial<Order> = {}) =>
  sampleOrder({ id, orderStatus: 'Ready', readyAt: at(minutes), ...order })
const driver = { name: 'سعد', phoneMasked: '', etaAt: null, arrived: true }

it('puts each status into its lane, with accepted orders beside those in preparation', () => {
  const orders = [
    fresh(1, 4),
    preparingOrder({ id: 2 }),
    preparingOrder({ id: 3, orderStatus: 'Accepted', promisedAt: at(9) }),
    ready(4, -1),
  ]
  const others = (['Scheduled', 'Failed', 'PickedUp', 'Missed'] as const).map((orderStatus, index) =>
    sampleOrder({ id: 10 + index, orderStatus }),
  )
  expect(arrange([...orders, ...others]).lanes).toEqual({ new: [1], preparing: [2, 3], ready: [4] })
})

it('sorts by urgency, and ready orders with a waiting driver first', () => {
  const { lanes } = arrange([fresh(1, 4), fresh(2, 2), fresh(3, 3), ready(4, -9), ready(5, -1, { driver })])
  expect(lanes.new).toEqual([2, 3, 1])
  expect(lanes.ready).toEqual([5, 4])
})

it('sorts orders with equal deadlines by id, so that they never swap', () => {
  expect(arrange([fresh(2, 4), fresh(1, 4)]).lanes.new).toEqual([1, 2])
})

it('moves no card in a held lane: a more urgent new order is appended until the lane is released', () => {
  const previous = arrange([fresh(1, 3), fresh(2, 4)])
  const orders = [fresh(1, 3), fresh(2, 4), fresh(3, 1)]
  const held = arrange(orders, { previous, heldLane: 'new' })
  expect(held.lanes.new).toEqual([1, 2, 3])
  expect(arrange(orders, { previous: held }).lanes.new).toEqual([3, 1, 2])
})

it('keeps sorting the other lanes while one is held', () => {
  const previous = arrange([fresh(1, 3)])
  expect(arrange([fresh(1, 3), fresh(2, 1)], { previous, heldLane: 'ready' }).lanes.new).toEqual([2, 1])
})

it('keeps an ended order in place for a few seconds, then removes it', () => {
  const previous = arrange([fresh(1, 1), fresh(2, 2), fresh(3, 3)])
  const orders = [fresh(1, 1), fresh(2, 2, { orderStatus: 'Missed', closedAt: at(0) }), fresh(3, 3)]
  const ending = arrange(orders, { previous })
  expect(ending.lanes.new).toEqual([1, 2, 3])
  expect(nextLeaving(ending, null)).toBe(NOW + 10_000)

  const later = arrange(orders, { previous: ending, now: NOW + 9_000 })
  expect(later.lanes.new).toEqual([1, 2, 3])
  const gone = arrange(orders, { previous: later, now: NOW + 10_000 })
  expect(gone.lanes.new).toEqual([1, 3])
  expect(nextLeaving(gone, null)).toBeNull()
})

it('shows no orders that ended before the board was opened', () => {
  expect(arrange([sampleOrder({ orderStatus: 'Cancelled', closedAt: at(-1) })]).lanes).toEqual(
    EMPTY_ARRANGEMENT.lanes,
  )
})

it('marks only orders that were on no lane before as arrivals', () => {
  const previous = arrange([fresh(1, 3)])
  expect(arrange([preparingOrder({ id: 1 }), fresh(2, 3)], { previous }).arrivals).toEqual([2])
})
