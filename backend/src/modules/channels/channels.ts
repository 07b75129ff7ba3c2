import type { Foundation } from '#src/foundation.ts'
import { platformEventRoutes } from './platform-event/platform-event.routes.ts'
import { createPlatformEventService } from './platform-event/platform-event.service.ts'
import type { TakeIn } from './platform-event/platform-event.service.ts'

export { channelKeys, channelOf, connectorOf } from './channel/channel.service.ts'
export { channelsOfBranches, disconnectBranch } from './integration/integration.service.ts'
export { menuPlatforms } from './menu-push/menu-push.service.ts'
export type { Driver, PlacedLine, PlacedOrder } from './channel/channel.service.ts'
export type {
  Arrival,
  Intake,
  IntakeResult,
  LaterEvent,
  Shop,
  TakeIn,
  ToldOf,
} from './platform-event/platform-event.service.ts'

/** The delivery platforms: how each of them speaks, which branch is linked to which, and what came from them. */
export const composeChannels = (foundation: Foundation, { takeIn }: { takeIn: TakeIn }) => {
  const events = createPlatformEventService(foundation, takeIn)
  return { routes: platformEventRoutes(events), close: events.close }
}
