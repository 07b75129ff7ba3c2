import type { PublicationComplaint } from '@sufra/shared/contracts/publication'
import { tenant } from '#src/database/database.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { noteDoubtfulMenu, noteMenu } from '#src/modules/channels/availability/availability.service.ts'
import type { ShopCalls } from '#src/modules/channels/channel-call/shop-call.service.ts'
import { PlatformFailure } from '#src/modules/channels/channel/channel.service.ts'
import type { StoreMenu } from '#src/modules/channels/channel/channel.service.ts'
import type { LinkedStore } from '#src/modules/channels/integration/integration.service.ts'

interface Sent {
  shop: LinkedStore
  menu: StoreMenu
  signal: AbortSignal
}

/**
 * Sends a shop's platform its menu and records the availability in it. Queues later differences. Returns and
 * throws like `ShopCalls.tellMenu`.
 */
export const sendMenu = async (
  { database, calls }: Pick<Foundation, 'database'> & { calls: ShopCalls },
  { shop, menu, signal }: Sent,
): Promise<PublicationComplaint[]> => {
  const note = (how: typeof noteMenu): Promise<void> =>
    database.run(tenant(shop.accountId), db => how(db, shop, menu))
  const telling = { kind: 'menu', content: { dishes: menu.items.length }, signal } as const
  try {
    const against = await calls.tellMenu(shop, telling, (platformApi, store) =>
      platformApi.putMenu(menu, store),
    )
    await note(against.length === 0 ? noteMenu : noteDoubtfulMenu)
    return against
  } catch (error) {
    // The menu was sent in part, or its answer was lost, and there may be no retry.
    if (error instanceof PlatformFailure) await note(noteDoubtfulMenu)
    throw error
  }
}
