import type { Identity } from '#src/modules/identity/identity.ts'
import type { Foundation } from '#src/app/foundation.ts'
import type { ImageStorage, PaperDrawer } from '#src/modules/infrastructure/infrastructure.ts'
import type { ChannelCalls } from '#src/modules/channels/channels.ts'
import type { BranchStates } from '#src/modules/merchants/merchants.ts'
import { registerAnonymisation } from './customer-data/anonymise-old-orders.ts'
import { customerDataRoutes } from './customer-data/customer-data.routes.ts'
import { createCustomerData } from './customer-data/customer-data.service.ts'
import { escalationRoutes } from './order/escalation/escalation.routes.ts'
import { createEscalationService } from './order/escalation/escalation.service.ts'
import { mappingRoutes } from './order/mapping/mapping.routes.ts'
import { createMappingService } from './order/mapping/mapping.service.ts'
import { createTakeIn } from './order/order-intake.service.ts'
import { orderRoutes } from './order/order.routes.ts'
import { createOrderService } from './order/order.service.ts'
import { createPapers } from './printer/draw-roll.ts'
import { createAtPrinter } from './printer/poll/current-print-job.ts'
import { createEpsonPolling } from './printer/poll/epson/epson.service.ts'
import { createPolling } from './printer/poll/poll.service.ts'
import { pollRoutes } from './printer/poll/poll.routes.ts'
import { printerRoutes } from './printer/printer.routes.ts'
import { createPrinterService } from './printer/printer.service.ts'
import { watchPrinters } from './printer/watch-printers.ts'
import { shiftRoutes } from './shift/shift.routes.ts'
import { createShiftService } from './shift/shift.service.ts'

export { ANONYMOUS_COLUMNS } from './customer-data/anonymous-columns.ts'
export { announceOrders } from './order/write/publish-orders.ts'
export { countOpenOf as countOpenOrders } from './order/order.service.ts'
export { personaliseEvent } from './order/order.service.ts'
export { ordersLostIn } from './order/read/lost-orders.ts'
export { applyCallResult } from './order/platform/apply-call-result.ts'

interface Below extends Pick<Identity, 'pushDevices'> {
  calls: ChannelCalls
  branchStates: BranchStates
  drawer: PaperDrawer
  pictures: ImageStorage
}

/**
 * Creates the services of orders, from arrival to end. They change the states of branches, which do not
 * depend on orders.
 */
export const composeOrdering = (
  foundation: Foundation,
  { pushDevices, calls, branchStates, drawer, pictures }: Below,
) => {
  watchPrinters(foundation)
  registerAnonymisation(foundation)
  const atPrinter = createAtPrinter(foundation, createPapers(drawer, pictures))
  return {
    routes: [
      ...orderRoutes(createOrderService(foundation, { calls, branchStates })),
      ...mappingRoutes(createMappingService(foundation)),
      ...escalationRoutes(createEscalationService(foundation, pushDevices)),
      ...shiftRoutes(createShiftService(foundation)),
      ...printerRoutes(createPrinterService(foundation)),
      ...customerDataRoutes(createCustomerData(foundation)),
      ...pollRoutes(createPolling(atPrinter), createEpsonPolling(atPrinter)),
    ],
    takeIn: createTakeIn({ calls, branchStates }),
  }
}
