import type { PublicationComplaint } from '@sufra/shared/contracts/publication'
import { tenant } from '#src/database/database.ts'
import type { Foundation } from '#src/foundation.ts'
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
 * Sends a shop's platform its menu, and notes what can be had there by now, as far as that is known; what should be otherwise is
 * told afterwards. Answers and throws as `ShopCalls.tellMenu`.
 */
export const sendMenu = async (
  { database, calls }: Pick<Foundation, 'database'> & { calls: ShopCalls },
  { shop, menu, signal }: Sent,
): Promise<PublicationComplaint[]> => {
  const note = (how: typeof noteMenu): Promise<void> =>
    database.run(tenant(shop.accountId), db => how(db, shop, menu))
  const telling = { kind: 'menu', told: { dishes: menu.items.length }, signal } as const
  try {
    const against = await calls.tellMenu(shop, telling, (outward, store) => outward.putMenu(menu, store))
    await note(against.length === 0 ? noteMenu : noteDoubtfulMenu)
    return against
  } catch (error) {
    // It went dish by dish until it broke off, or its answer was lost. Nobody may ever try it again.
    if (error instanceof PlatformFailure) await note(noteDoubtfulMenu)
    throw error
  }
}
