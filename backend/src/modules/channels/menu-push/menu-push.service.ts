import type { PublicationComplaint } from '@sufra/shared/contracts/publication'
import { tenant } from '#src/database/database.ts'
import type { Foundation } from '#src/app/foundation.ts'
import type { Platforms } from '#src/modules/catalogue/catalogue.ts'
import {
  PlatformFailure,
  channelOf,
  connectors,
  menuOfBranch,
} from '#src/modules/channels/channel/channel.service.ts'
import { storesOfBrand } from '#src/modules/channels/integration/integration.service.ts'
import type { ShopCalls } from '#src/modules/channels/channel-call/shop-call.service.ts'
import { sendMenu } from './send-menu.ts'
import { withAddresses } from './with-addresses.ts'

const whole = (code: string, message: string): PublicationComplaint[] => [{ productId: null, code, message }]

// All shops have the same complaints about most dishes, so duplicates are removed.
const withoutRepeats = (complaints: PublicationComplaint[]): PublicationComplaint[] => [
  ...new Map(
    complaints.map(complaint => [JSON.stringify([complaint.productId, complaint.code]), complaint]),
  ).values(),
]

// A refusal of the whole menu is an answer, like complaints; only retryable failures are thrown.
const refused = (error: unknown): PublicationComplaint[] => {
  if (!(error instanceof PlatformFailure) || error.kind === 'notNow') throw error
  return whole('refused', error.message || error.code)
}

interface Means extends Pick<Foundation, 'env' | 'database'> {
  calls: ShopCalls
}

/** Returns the platforms for the catalogue's menus. */
export const menuPlatforms = ({ env, database, calls }: Means): Platforms => ({
  list: connectors().map(({ id, capabilities: { languages } }) => ({
    id,
    languages,
    channel: channelOf(id),
  })),

  push: async ({ accountId, serviceProviderId, channelId, menu, signal }) => {
    if (!calls.isReached(channelId))
      return whole('not_connected', "not connected to a platform's menu interface")
    const brand = { scope: tenant(accountId), serviceProviderId, channelId }
    const shops = await database.run(brand.scope, db => storesOfBrand(db, brand))
    if (shops.length === 0) return whole('no_store', 'no branch is linked to this platform')
    const complaints: PublicationComplaint[] = []
    const unsent: unknown[] = []
    const shown = withAddresses(menu, env.PUBLIC_URL)
    for (const shop of shops) {
      signal.throwIfAborted()
      const own = menuOfBranch(shown, shop.branchId)
      try {
        complaints.push(...(await sendMenu({ database, calls }, { shop, menu: own, signal }).catch(refused)))
      } catch (error) {
        // A failed shop does not stop the shops after it.
        unsent.push(error)
      }
    }
    if (unsent.length > 0) throw unsent[0]
    return withoutRepeats(complaints)
  },
})
