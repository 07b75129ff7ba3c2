import type { Identity } from '#src/modules/identity/identity.ts'
import type { Foundation } from '#src/foundation.ts'
import type { ChannelCalls } from '#src/modules/channels/channels.ts'
import { escalationRoutes } from './order/escalation/escalation.routes.ts'
import { createEscalationService } from './order/escalation/escalation.service.ts'
import { orderRoutes } from './order/order.routes.ts'
import { createOrderService } from './order/order.service.ts'

export { announceOrders } from './order/write/announce-orders.ts'
export { takeIn } from './order/order-intake.service.ts'
export { personaliseEvent } from './order/order.service.ts'
export { hearOfCall } from './order/platform/hear-of-call.ts'

/** Orders, from their arrival to their end. */
/** Orders, from their arrival to their end. */
export const composeOrdering = (
  foundation: Foundation,
  { pushDevices, calls }: Pick<Identity, 'pushDevices'> & { calls: ChannelCalls },
) => ({
  routes: [
    ...orderRoutes(createOrderService(foundation, calls)),
    ...escalationRoutes(createEscalationService(foundation, pushDevices)),
  ],
})
