import type { Foundation } from '#src/foundation.ts'
import type { BranchStates } from '#src/modules/merchants/merchants.ts'
import { createTakeIn } from './order/order-intake.service.ts'
import { orderRoutes } from './order/order.routes.ts'
import { createOrderService } from './order/order.service.ts'

export { countOpenOf as countOpenOrders } from './order/order.service.ts'
export { personaliseEvent } from './order/order.service.ts'

/** Orders, from their arrival to their end. They change the states of branches, which know no orders. */
export const composeOrdering = (
  foundation: Foundation,
  { branchStates }: { branchStates: BranchStates },
) => ({
  routes: orderRoutes(createOrderService({ ...foundation, branchStates })),
  takeIn: createTakeIn(branchStates),
})
