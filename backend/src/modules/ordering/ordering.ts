import type { Foundation } from '#src/foundation.ts'
import type { ChannelCalls } from '#src/modules/channels/channels.ts'
import { orderRoutes } from './order/order.routes.ts'
import { createOrderService } from './order/order.service.ts'

export { announceOrders } from './order/write/announce-orders.ts'
export { takeIn } from './order/order-intake.service.ts'
export { personaliseEvent } from './order/order.service.ts'
export { hearOfCall } from './order/platform/hear-of-call.ts'

/** Orders, from their arrival to their end. */
export const composeOrdering = (foundation: Foundation, { calls }: { calls: ChannelCalls }) => ({
  routes: orderRoutes(createOrderService(foundation, calls)),
})
