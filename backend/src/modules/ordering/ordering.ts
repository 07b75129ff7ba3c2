import type { Identity } from '#src/modules/identity/identity.ts'
import type { Foundation } from '#src/foundation.ts'
import { escalationRoutes } from './order/escalation/escalation.routes.ts'
import { createEscalationService } from './order/escalation/escalation.service.ts'
import { orderRoutes } from './order/order.routes.ts'
import { createOrderService } from './order/order.service.ts'

export { takeIn } from './order/order-intake.service.ts'
export { personaliseEvent } from './order/order.service.ts'

/** Orders, from their arrival to their end. */
export const composeOrdering = (foundation: Foundation, { pushDevices }: Pick<Identity, 'pushDevices'>) => ({
  routes: [
    ...orderRoutes(createOrderService(foundation)),
    ...escalationRoutes(createEscalationService(foundation, pushDevices)),
  ],
})
