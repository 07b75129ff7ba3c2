import type { ChannelMenu, PublicationComplaint } from '@sufra/shared/contracts/publication'
import { tenant } from '#src/database/database.ts'
import type { Foundation } from '#src/foundation.ts'
import type { Platforms } from '#src/modules/catalogue/catalogue.ts'
import {
  channelOf,
  connectorOf,
  connectors,
  menuOfBranch,
} from '#src/modules/channels/channel/channel.service.ts'
import { storesOfBrand } from '#src/modules/channels/integration/integration.service.ts'

const whole = (code: string, message: string): PublicationComplaint[] => [{ productId: null, code, message }]

// Every shop says the same of most dishes: once is enough.
const withoutRepeats = (complaints: PublicationComplaint[]): PublicationComplaint[] => [
  ...new Map(
    complaints.map(complaint => [JSON.stringify([complaint.productId, complaint.code]), complaint]),
  ).values(),
]

const settings = {
  hungerstation: 'PLATFORM_URL_HUNGERSTATION',
  jahez: 'PLATFORM_URL_JAHEZ',
  keeta: 'PLATFORM_URL_KEETA',
} as const

// Platforms fetch pictures from where people reach Sufra.
const withAddresses = ({ categories, items }: ChannelMenu, base: string): ChannelMenu => ({
  categories,
  items: items.map(item => ({ ...item, imageUrl: item.imageUrl && `${base}${item.imageUrl}` })),
})

/** The platforms as the catalogue sends menus to them. */
export const menuPlatforms = ({ env, database }: Pick<Foundation, 'env' | 'database'>): Platforms => ({
  list: connectors().map(({ id, capabilities: { languages } }) => ({
    id,
    languages,
    channel: channelOf(id),
  })),

  push: async ({ accountId, serviceProviderId, channelId, menu, signal }) => {
    const connector = connectorOf(channelId)
    const address = env[settings[connector.key]]
    if (!address) return whole('not_connected', "not connected to a platform's menu interface")
    const brand = { scope: tenant(accountId), serviceProviderId, channelId }
    const stores = await database.run(brand.scope, db => storesOfBrand(db, brand))
    if (stores.length === 0) return whole('no_store', 'no branch is linked to this platform')
    const complaints: PublicationComplaint[] = []
    const shown = withAddresses(menu, env.PUBLIC_URL)
    for (const { storeId, branchId, webhookSecret: secret } of stores)
      complaints.push(
        ...(await connector.pushMenu(menuOfBranch(shown, branchId), { storeId, secret, address, signal })),
      )
    return withoutRepeats(complaints)
  },
})
