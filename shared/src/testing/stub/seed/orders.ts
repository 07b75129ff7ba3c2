import { ORDER_STATUS } from '#src/contracts/order-codes.ts'
import type { Order, OrderStatus } from '#src/contracts/order.ts'
import { sampleOrder } from '../../sample-order.ts'
import { stepsFrom } from '../order-steps.ts'
import type { Row } from '../row.ts'

const FAMILY: Partial<Record<OrderStatus, Order['statusFamily']>> = { New: 'pending', Completed: 'disabled' }

interface Sown {
  id: number
  status: OrderStatus
  minutesAgo: number
  now: number
}

const orderRow = ({ id, status, minutesAgo, now }: Sown): Row => {
  const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString()
  const hasBegun = status !== 'New'
  return {
    ...sampleOrder({
      id,
      orderNumber: String(4820 + id),
      channelOrderId: `HS-${id}`,
      orderStatus: status,
      orderStatusId: ORDER_STATUS[status],
      statusFamily: FAMILY[status] ?? 'active',
      placedAt: at(-minutesAgo),
      acceptBy: at(5 - minutesAgo),
      acceptedAt: hasBegun ? at(1 - minutesAgo) : null,
      promisedAt: hasBegun ? at(20 - minutesAgo) : null,
      closedAt: status === 'Completed' ? at(30 - minutesAgo) : null,
      availableActions: stepsFrom(status),
    }),
  }
}

/** Returns one order of each status on the board, and two from yesterday. */
export const orderRows = (now: number): Row[] => [
  orderRow({ id: 1, status: 'New', minutesAgo: 1, now }),
  orderRow({ id: 2, status: 'Preparing', minutesAgo: 9, now }),
  orderRow({ id: 3, status: 'Ready', minutesAgo: 16, now }),
  orderRow({ id: 4, status: 'Completed', minutesAgo: 1440, now }),
  orderRow({ id: 5, status: 'Completed', minutesAgo: 1500, now }),
]
