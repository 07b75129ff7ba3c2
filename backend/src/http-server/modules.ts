import { composeBilling, recurringNow, checkPlanLimit } from '#src/modules/billing/billing.ts'
import { composeCatalogue, picturesAmong } from '#src/modules/catalogue/catalogue.ts'
import {
  announceStoreStatus,
  channelsOfBranches,
  composeChannels,
  composePlatformCalls,
  disconnectBranch,
} from '#src/modules/channels/channels.ts'
import { composeFrontEndDelivery } from '#src/modules/front-end-delivery/front-end-delivery.ts'
import {
  composeInfrastructure,
  createPushService,
  noteQuietAct,
  recordActs,
} from '#src/modules/infrastructure/infrastructure.ts'
import {
  composeIdentity,
  isNotificationEvent,
  personaliseNotificationEvent,
} from '#src/modules/identity/identity.ts'
import { composeInsights } from '#src/modules/insights/insights.ts'
import {
  branchIdsOf,
  composeMerchants,
  confirmAccount,
  logosAmong,
} from '#src/modules/merchants/merchants.ts'
import {
  composeOperations,
  isTicketEvent,
  personaliseTicketEvent,
} from '#src/modules/operations/operations.ts'
import {
  composeOrdering,
  countOpenOrders,
  applyCallResult,
  ordersLostIn,
  personaliseEvent,
} from '#src/modules/ordering/ordering.ts'
import type { Scope } from '#src/database/database.ts'
import type { Foundation } from '#src/app/foundation.ts'
import type { Act } from '#src/routing/act.ts'

/**
 * Creates every domain of the API, in the order of dependencies. If a domain has to call one above it, it gets the
 * function as a parameter.
 */
export const composeModules = (bare: Foundation) => {
  const foundation: Foundation = { ...bare, database: recordActs(bare.database) }
  const identity = composeIdentity(foundation, { confirmAccount, push: createPushService(foundation) })
  const { sessions } = identity
  const ground = composeInfrastructure(foundation, {
    personalise: event => {
      if (isTicketEvent(event.type)) return personaliseTicketEvent(event)
      return isNotificationEvent(event.type) ? personaliseNotificationEvent(event) : personaliseEvent(event)
    },
    isForOperator: type => isTicketEvent(type) || isNotificationEvent(type),
    imagesNamedBy: [picturesAmong, logosAmong],
    holds: sessions.hold,
  })
  const neighbours = {
    checkPlanLimit,
    channelsOf: channelsOfBranches,
    countOpenOrders,
    disconnect: disconnectBranch,
    announceStoreStatus,
  }
  const merchants = composeMerchants(foundation, { ...identity, ...ground, neighbours, recurringNow })
  const platformCalls = composePlatformCalls(foundation, { hear: applyCallResult })
  const ordering = composeOrdering(foundation, { ...identity, ...ground, ...merchants, ...platformCalls })
  const channels = composeChannels(foundation, {
    ...platformCalls,
    ...ordering,
    lostIn: ordersLostIn,
    checkPlanLimit,
  })
  const billing = composeBilling(foundation, { ...merchants, ...ground })
  const frontEndDelivery = composeFrontEndDelivery(foundation, identity)
  const operations = composeOperations(foundation, { ...frontEndDelivery, ...ground })
  const domains = [
    ground,
    identity,
    merchants,
    composeCatalogue(foundation, { ...ground, platforms: channels.platforms, checkPlanLimit }),
    channels,
    ordering,
    billing,
    frontEndDelivery,
    composeInsights(foundation),
    operations,
  ]
  return {
    routes: domains.flatMap(({ routes }) => routes),
    gatekeeper: { requireSession: sessions.requireSession, findDeployer: frontEndDelivery.findDeployer },
    countRequest: identity.countRequest,
    findFailingParts: operations.findFailingParts,
    isRemotePath: frontEndDelivery.isRemotePath,
    /** Records an operator's act that left no audit entry of its own. */
    noteQuietAct: (act: Act) => noteQuietAct(bare.database, act),
    /** Returns the branches of a merchant, to check those that a request names. */
    findBranchIds: (scope: Scope) =>
      bare.database.run(scope, db => branchIdsOf(db, { scope, serviceProviderId: 0 })),
    /** Ends open live streams, so that browsers open them again at another node. */
    endStreams: ground.endStreams,
    /** Ends work that outlives requests, such as the processing after answered webhooks. */
    close: async () => {
      await channels.close()
      await ground.endMails()
      await ground.endPapers()
    },
  }
}
