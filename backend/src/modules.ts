import { composeBilling, takeRoom } from '#src/modules/billing/billing.ts'
import { composeCatalogue } from '#src/modules/catalogue/catalogue.ts'
import {
  announceStoreStatus,
  channelsOfBranches,
  composeChannels,
  composePlatformCalls,
  disconnectBranch,
} from '#src/modules/channels/channels.ts'
import { composeFrontEndDelivery } from '#src/modules/front-end-delivery/front-end-delivery.ts'
import { composeGround, createPushService } from '#src/modules/ground/ground.ts'
import { composeIdentity } from '#src/modules/identity/identity.ts'
import { composeInsights } from '#src/modules/insights/insights.ts'
import { composeMerchants, confirmAccount } from '#src/modules/merchants/merchants.ts'
import {
  composeOperations,
  isTicketEvent,
  personaliseTicketEvent,
} from '#src/modules/operations/operations.ts'
import {
  composeOrdering,
  countOpenOrders,
  hearOfCall,
  ordersLostIn,
  personaliseEvent,
} from '#src/modules/ordering/ordering.ts'
import type { Foundation } from '#src/foundation.ts'

/**
 * The list is the map: every domain of the API is made here, by name. Where one has to call another that stands above it,
 * it is given the function.
 */
export const composeModules = (foundation: Foundation) => {
  const identity = composeIdentity(foundation, { confirmAccount, push: createPushService(foundation) })
  const { sessions } = identity
  const ground = composeGround(foundation, {
    personalise: event =>
      isTicketEvent(event.type) ? personaliseTicketEvent(event) : personaliseEvent(event),
    isForOperator: isTicketEvent,
    holds: sessions.hold,
  })
  const neighbours = {
    takeRoom,
    channelsOf: channelsOfBranches,
    countOpenOrders,
    disconnect: disconnectBranch,
    announceStoreStatus,
  }
  const merchants = composeMerchants(foundation, { ...identity, ...ground, neighbours })
  const platformCalls = composePlatformCalls(foundation, { hear: hearOfCall })
  const ordering = composeOrdering(foundation, { ...identity, ...merchants, ...platformCalls })
  const channels = composeChannels(foundation, {
    ...{ ...platformCalls, ...ordering },
    lostIn: ordersLostIn,
    takeRoom,
  })
  const frontEndDelivery = composeFrontEndDelivery(foundation, identity)
  const domains = [
    ground,
    identity,
    merchants,
    composeCatalogue(foundation, { ...ground, platforms: channels.platforms, takeRoom }),
    channels,
    ordering,
    composeBilling(foundation),
    frontEndDelivery,
    composeInsights(foundation),
    composeOperations(foundation, frontEndDelivery),
  ]
  return {
    routes: domains.flatMap(({ routes }) => routes),
    gatekeeper: { requireSession: sessions.requireSession, findDeployer: frontEndDelivery.findDeployer },
    /** Ends what lives longer than a request: open streams, and the work that answered webhooks left behind. */
    close: async () => {
      await ground.endStreams()
      await channels.close()
      await ground.endMails()
    },
  }
}
