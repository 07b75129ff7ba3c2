import type { Foundation } from '#src/foundation.ts'
import { channelsOfBranches, disconnectBranch } from '#src/modules/channels/channels.ts'
import type { TakeIn } from '#src/modules/channels/channels.ts'
import { createBranchStates } from '#src/modules/merchants/branch/branch-states.service.ts'
import { createTakeIn } from '#src/modules/ordering/order/order-intake.service.ts'
import { countOpenOrders } from '#src/modules/ordering/ordering.ts'

/** What takes orders in, without an application around it. */
export const takeInAlone = (foundation: Pick<Foundation, 'database' | 'timers' | 'log'>): TakeIn =>
  createTakeIn(
    createBranchStates(foundation, {
      channelsOf: channelsOfBranches,
      disconnect: disconnectBranch,
      countOpenOrders,
    }),
  )
