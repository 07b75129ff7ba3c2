import { composeBilling } from '#src/modules/billing/billing.ts'
import { composeCatalogue } from '#src/modules/catalogue/catalogue.ts'
import { composeChannels } from '#src/modules/channels/channels.ts'
import { composeFrontEndDelivery } from '#src/modules/front-end-delivery/front-end-delivery.ts'
import { composeGround } from '#src/modules/ground/ground.ts'
import { composeIdentity } from '#src/modules/identity/identity.ts'
import { composeInsights } from '#src/modules/insights/insights.ts'
import { composeMerchants, confirmAccount } from '#src/modules/merchants/merchants.ts'
import { composeOperations } from '#src/modules/operations/operations.ts'
import { composeOrdering, personaliseEvent, takeIn } from '#src/modules/ordering/ordering.ts'
import type { Platform } from '#src/platform.ts'

/**
 * The list is the map: every domain of the API is made here, by name. Where one has to call another that stands above it,
 * it is given the function.
 */
export const composeModules = (platform: Platform) => {
  const identity = composeIdentity(platform, { confirmAccount })
  const { sessions } = identity
  const ground = composeGround(platform, { personalise: personaliseEvent, holds: sessions.hold })
  const channels = composeChannels(platform, { takeIn })
  const frontEndDelivery = composeFrontEndDelivery(platform, identity)
  const domains = [
    ground,
    identity,
    composeMerchants(platform, { ...identity, ...ground }),
    composeCatalogue(platform, ground),
    channels,
    composeOrdering(platform),
    composeBilling(platform),
    frontEndDelivery,
    composeInsights(platform),
    composeOperations(platform, frontEndDelivery),
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
