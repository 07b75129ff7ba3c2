import { NOW, at, liveOrders, sampleOrder } from '@sufra/shared/testing'
import { groupOrders, worthOf } from './order-groups.ts'

const missed = (id: number, minutesAgo: number) =>
  sampleOrder({ id, orderStatus: 'Missed', closedAt: at(-minutesAgo), finalPrice: 35.1 })

it('shows missed orders for 15 minutes, latest first', () => {
  const groups = groupOrders(liveOrders(missed(1, 14), missed(2, 3), missed(3, 16)).data, NOW)
  expect(groups.missed.map(({ id }) => id)).toEqual([2, 1])
})

it('sums amounts exactly to the halala', () => {
  expect(worthOf([missed(1, 1), missed(2, 1), missed(3, 1)])).toBe(105.3)
})

it('names the branch only when the board shows several', () => {
  expect(groupOrders([sampleOrder({ id: 1 }), sampleOrder({ id: 2 })], NOW).hasSeveralBranches).toBe(false)
  expect(
    groupOrders([sampleOrder({ id: 1 }), sampleOrder({ id: 2, branchId: 2 })], NOW).hasSeveralBranches,
  ).toBe(true)
})

it('sorts scheduled orders by the time at which they go to the kitchen', () => {
  const scheduled = (id: number, minutes: number) =>
    sampleOrder({ id, orderStatus: 'Scheduled', releaseAt: at(minutes) })
  expect(groupOrders([scheduled(1, 90), scheduled(2, 30)], NOW).scheduled.map(({ id }) => id)).toEqual([2, 1])
})
