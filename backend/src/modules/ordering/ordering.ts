import type { Identity } from '#src/modules/identity/identity.ts'
import type { Foundation } from '#src/foundation.ts'
import type { ChannelCalls } from '#src/modules/channels/channels.ts'
import type { BranchStates } from '#src/modules/merchants/merchants.ts'
import { escalationRoutes } from './order/escalation/escalation.routes.ts'
import { createEscalationService } from './order/escalation/escalation.service.ts'
import { createTakeIn } from './order/order-intake.service.ts'
import { orderRoutes } from './order/order.routes.ts'
import { createOrderService } from './order/order.service.ts'

export { announceOrders } from './order/write/announce-orders.ts'
export { countOpenOf as countOpenOrders } from './order/order.service.ts'
export { personaliseEvent } from './order/order.service.ts'
export { ordersLostIn } from './order/read/lost-in.ts'
export { hearOfCall } from './order/platform/hear-of-call.ts'

interface Below extends Pick<Identity, 'pushDevices'> {
  calls: ChannelCalls
  branchStates: BranchStates
}

/** Orders, from their arrival to their end. They change the states of branches, which know no orders. */
export const composeOrdering = (foundation: Foundation, { pushDevices, calls, branchStates }: Below) => ({
  routes: [
    ...orderRoutes(createOrderService(foundation, { calls, branchStates })),
    ...escalationRoutes(createEscalationService(foundation, pushDevices)),
  ],
  takeIn: createTakeIn({ calls, branchStates }),
})
