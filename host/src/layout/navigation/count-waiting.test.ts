import type { Order } from '@sufra/shared/contracts/order'
import { liveOrders, sampleOrder } from '@sufra/shared/testing'
import { countWaiting } from './count-waiting.ts'

const STATES: Order['orderStatus'][] = [
  ...(['New', 'Accepted', 'Preparing', 'Ready'] as const),
  ...(['PickedUp', 'Scheduled', 'Failed', 'Completed'] as const),
]

it('what still needs work is counted: ready, finished and scheduled orders are not, one with an unknown dish is', () => {
  const orders = STATES.map((orderStatus, index) => sampleOrder({ id: index + 1, orderStatus }))
  expect(countWaiting(liveOrders(...orders))).toBe(4)
})
