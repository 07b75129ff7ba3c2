import { asc, eq } from 'drizzle-orm'
import { tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { publishOnce } from '#src/modules/catalogue/catalogue.ts'
import { channelKeys, channelOf, connectorOf } from '#src/modules/channels/channels.ts'
import { serviceProvider } from '#src/modules/merchants/service-provider/service-provider.table.ts'
import { RESTAURANTS } from './restaurants.ts'

/** Sends the demo menus to connected platforms that never got one, so they show Sufra's menu from the start. */
export const publishMenus = async (db: Db, { env }: Pick<Foundation, 'env'>): Promise<void> => {
  const addresses = {
    hungerstation: env.PLATFORM_URL_HUNGERSTATION,
    jahez: env.PLATFORM_URL_JAHEZ,
    keeta: env.PLATFORM_URL_KEETA,
  }
  const platforms = channelKeys()
    .filter(({ key }) => addresses[key])
    .map(({ id }) => ({ id, channel: channelOf(id), languages: connectorOf(id).capabilities.languages }))
  if (platforms.length === 0) return
  for (const { accountId } of RESTAURANTS) {
    const brands = await db
      .select({ id: serviceProvider.id })
      .from(serviceProvider)
      .where(eq(serviceProvider.accountId, accountId))
      .orderBy(asc(serviceProvider.id))
      .limit(1)
    for (const { id: serviceProviderId } of brands)
      await publishOnce(db, { scope: tenant(accountId), accountId, serviceProviderId, platforms })
  }
}
