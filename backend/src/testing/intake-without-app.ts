import { checkPlanLimit } from '#src/modules/billing/billing.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { announceStoreStatus, channelsOfBranches, disconnectBranch } from '#src/modules/channels/channels.ts'
import type { ChannelCalls, TakeIn } from '#src/modules/channels/channels.ts'
import { createBranchStates } from '#src/modules/merchants/branch/branch-states.service.ts'
import { createTakeIn } from '#src/modules/ordering/order/order-intake.service.ts'
import { countOpenOrders } from '#src/modules/ordering/ordering.ts'

// No platform is configured here, so every call does nothing.
const TO_NOBODY: ChannelCalls = {
  tell: async () => false,
  withdraw: async () => true,
  acknowledgements: () => [],
  of: async () => [],
}

/** Returns the intake of orders without an application around it. */
export const createIntakeWithoutApp = (foundation: Pick<Foundation, 'database' | 'timers' | 'log'>): TakeIn =>
  createTakeIn({
    calls: TO_NOBODY,
    branchStates: createBranchStates(foundation, {
      checkPlanLimit,
      channelsOf: channelsOfBranches,
      disconnect: disconnectBranch,
      countOpenOrders,
      announceStoreStatus,
    }),
  })
