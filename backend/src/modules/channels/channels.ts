import type { Foundation } from '#src/foundation.ts'
import { registerAvailability } from './availability/availability.service.ts'
import { createChannelCalls } from './channel-call/channel-call.service.ts'
import type { Hear } from './channel-call/hear.ts'
import { menuPlatforms } from './menu-push/menu-push.service.ts'
import { createPlatformCalls } from './platform-call/platform-call.service.ts'
import { platformEventRoutes } from './platform-event/platform-event.routes.ts'
import { createPlatformEventService } from './platform-event/platform-event.service.ts'
import type { TakeIn } from './platform-event/platform-event.service.ts'
import { registerStoreStatus } from './store-status/store-status.service.ts'

export { channelKeys, channelOf, connectorOf } from './channel/channel.service.ts'
export type { Driver, OrderCall, PlacedLine, PlacedOrder } from './channel/channel.service.ts'
export type { ChannelCalls } from './channel-call/channel-call.service.ts'
export type { Hear, Heard } from './channel-call/hear.ts'
export type {
  Arrival,
  Intake,
  IntakeResult,
  LaterEvent,
  Shop,
  TakeIn,
  ToldOf,
} from './platform-event/platform-event.service.ts'
export { announceStoreStatus } from './store-status/store-status.service.ts'

/** The delivery platforms: how each of them speaks, which branch is linked to which, what came from them and what they are told. */
export const composeChannels = (foundation: Foundation, { takeIn, hear }: { takeIn: TakeIn; hear: Hear }) => {
  const platformCalls = createPlatformCalls(foundation)
  const calls = createChannelCalls(foundation, { calls: platformCalls, hear })
  const events = createPlatformEventService(foundation, { takeIn, acknowledge: calls.acknowledgements })
  registerAvailability(foundation, { calls: platformCalls })
  registerStoreStatus(foundation, { calls: platformCalls })
  return {
    routes: platformEventRoutes(events),
    close: events.close,
    /** to the platforms, about orders */
    calls,
    /** as the catalogue sends menus to them */
    platforms: menuPlatforms({ ...foundation, calls: platformCalls }),
  }
}
