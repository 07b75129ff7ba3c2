import type { Foundation } from '#src/app/foundation.ts'
import type { PlanLimitCheck } from '#src/modules/merchants/merchants.ts'
import { registerAvailability } from './availability/availability.service.ts'
import { createChannelCalls } from './channel-call/channel-call.service.ts'
import { createShopCalls } from './channel-call/shop-call.service.ts'
import type { OnCallResult } from './channel-call/call-result.ts'
import { connectionRoutes } from './connection/connection.routes.ts'
import { createConnections } from './connection/connection.service.ts'
import { createDriftService } from './drift/drift.service.ts'
import type { LostIn } from './drift/drift.service.ts'
import { driftRoutes } from './drift/drift.routes.ts'
import { startReadings } from './drift/schedule-readings.ts'
import { createShopReader } from './drift/read-shop.ts'
import { registerSealing } from './integration/integration.service.ts'
import { menuPlatforms } from './menu-push/menu-push.service.ts'
import { registerMenuRepair } from './menu-push/menu-repair.service.ts'
import { createPlatformCalls } from './platform-call/platform-call.service.ts'
import { registerEventDeletion } from './platform-event/delete-old-events.ts'
import { measureInbox } from './platform-event/inbox-metrics.ts'
import { platformEventRoutes } from './platform-event/platform-event.routes.ts'
import { createPlatformEventService } from './platform-event/platform-event.service.ts'
import type { TakeIn } from './platform-event/platform-event.service.ts'
import { registerStoreStatus } from './store-status/store-status.service.ts'

export { channelKeys, channelOf, connectorOf, isOwnTestOrder } from './channel/channel.service.ts'
export type { Driver, OrderCall, PlacedLine, PlacedOrder } from './channel/channel.service.ts'
export { deleteEndedCalls } from './channel-call/channel-call.repository.ts'
export type { ChannelCalls } from './channel-call/channel-call.service.ts'
export type { OnCallResult, CallResult } from './channel-call/call-result.ts'
export { channelsOfBranches } from './drift/channels-of-branches.ts'
export type { DriftPeriod } from './drift/drift.service.ts'
export { disconnectBranch, sealCredential } from './integration/integration.service.ts'
export type {
  Arrival,
  Intake,
  IntakeResult,
  LaterEvent,
  LaterEventOfChannel,
  Shop,
  TakeIn,
} from './platform-event/platform-event.service.ts'
export {
  deleteEvents,
  deleteEventsOfOrders,
  eventsNaming,
} from './platform-event/platform-event.repository.ts'
export { announceStoreStatus } from './store-status/store-status.service.ts'

/** Creates the durable calls to platforms about orders. They do not depend on the orders; results go to `hear`. */
export const composePlatformCalls = (foundation: Foundation, { hear }: { hear: OnCallResult }) => {
  const platformCalls = createPlatformCalls(foundation)
  return {
    platformCalls,
    /** calls to platforms about orders */
    calls: createChannelCalls(foundation, { calls: platformCalls, hear }),
  }
}
type OfPlatformCalls = ReturnType<typeof composePlatformCalls>

/** Creates the services of the delivery platforms: connections, incoming events and outgoing calls. */
export const composeChannels = (
  foundation: Foundation,
  {
    takeIn,
    lostIn,
    checkPlanLimit,
    platformCalls,
    calls,
  }: OfPlatformCalls & { takeIn: TakeIn; lostIn: LostIn; checkPlanLimit: PlanLimitCheck },
) => {
  const events = createPlatformEventService(foundation, { takeIn, acknowledge: calls.acknowledgements })
  const shopCalls = createShopCalls(foundation, { calls: platformCalls })
  measureInbox(foundation)
  registerEventDeletion(foundation)
  registerSealing(foundation)
  registerAvailability(foundation, { calls: shopCalls })
  registerStoreStatus(foundation, { calls: shopCalls })
  registerMenuRepair(foundation, { calls: shopCalls })
  const readings = startReadings(foundation, {
    reader: createShopReader(foundation, { calls: platformCalls }),
    isReached: platformCalls.isReached,
  })
  return {
    routes: [
      ...platformEventRoutes(events),
      ...driftRoutes(createDriftService(foundation, { lostIn })),
      ...connectionRoutes(
        createConnections({ ...foundation, checkPlanLimit, calls: platformCalls, receive: events.receive }),
      ),
    ],
    close: async () => {
      await Promise.all([events.close(), readings.close()])
    },
    /** platforms for the catalogue's menus */
    platforms: menuPlatforms({ ...foundation, calls: shopCalls }),
  }
}
