import type { Order } from '@sufra/shared/contracts/order'
import { liveOrders, sampleOrder } from '@sufra/shared/testing'
import { countWaiting } from './count-waiting.ts'

const STATES: Order['orderStatus'][] = [
  ...(['New', 'Accepted', 'Preparing', 'Ready'] as const),
  ...(['PickedUp', 'Scheduled', 'Failed', 'Completed'] as const),
]

it('counts orders that need work: an unknown dish counts; ready, finished and scheduled orders do not', () => {
  const orders = STATES.map((orderStatus, index) => sampleOrder({ id: index + 1, orderStatus }))
  expect(countWaiting(liveOrders(...orders))).toBe(4)
})
