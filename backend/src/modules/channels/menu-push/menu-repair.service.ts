import { z } from 'zod'
import { tenant } from '#src/database/database.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { defineJob, enqueue } from '#src/jobs/job-kind.ts'
import { offSaleOf, onlineMenuOf, publicationStatusOf } from '#src/modules/catalogue/catalogue.ts'
import { offIn } from '#src/modules/channels/availability/availability.service.ts'
import type { ShopCalls } from '#src/modules/channels/channel-call/shop-call.service.ts'
import { PlatformFailure, connectorOf, menuOfBranch } from '#src/modules/channels/channel/channel.service.ts'
import type { StoreMenu } from '#src/modules/channels/channel/channel.service.ts'
import { callableStore } from '#src/modules/channels/integration/integration.service.ts'
import { sendMenu } from './send-menu.ts'
import { withAddresses } from './with-addresses.ts'

const WHILE_PUBLISHING_MS = 30_000

/** Job that sends one shop's platform its last menu again, because the platform shows another one. */
export const SEND_MENU_AGAIN = defineJob({
  name: 'send-menu-again',
  payload: z.object({ accountId: z.int(), integrationId: z.int() }),
  maxAttempts: 8,
  priority: 'shop',
  queueOf: ({ accountId, integrationId }) => `menu-again-${accountId}-${integrationId}`,
  keyOf: ({ accountId, integrationId }) => `send-menu-again-${accountId}-${integrationId}`,
})

// A dish that went off since the menu was sent must not be on sale again, even briefly.
const asItIsNow = (menu: StoreMenu, off: readonly { productId: number; optionId: number }[]): StoreMenu => {
  const isOff = new Set(off.map(({ productId, optionId }) => `${productId} ${optionId}`))
  return {
    ...menu,
    items: menu.items.map(item => ({ ...item, isAvailable: !isOff.has(`${item.productId} 0`) })),
  }
}

export const registerMenuRepair = (
  { env, database, jobs, log }: Pick<Foundation, 'env' | 'database' | 'jobs' | 'log'>,
  { calls }: { calls: ShopCalls },
): void => {
  jobs.handle(SEND_MENU_AGAIN, async ({ accountId, integrationId: id }, { signal }) => {
    const scope = tenant(accountId)
    const found = await database.run(scope, async db => {
      const shop = await callableStore(db, { accountId, id })
      if (!shop || !calls.isReached(shop.channelId)) return null
      const brand = { scope, serviceProviderId: shop.serviceProviderId, channelId: shop.channelId }
      // The publication may send this shop a newer menu; an older one must not arrive after it.
      if ((await publicationStatusOf(db, brand)).isPublishing) {
        const runAt = new Date(Date.now() + WHILE_PUBLISHING_MS)
        await enqueue(db, SEND_MENU_AGAIN, { payload: { accountId, integrationId: id }, runAt })
        return null
      }
      const online = await onlineMenuOf(db, brand)
      if (!online) return null
      const { capabilities } = connectorOf(shop.channelId)
      const off = offIn(shop.branchId, await offSaleOf(db, brand), capabilities)
      const own = menuOfBranch(withAddresses(online, env.PUBLIC_URL), shop.branchId)
      return { shop, menu: asItIsNow(own, off) }
    })
    if (!found) return
    try {
      await sendMenu({ database, calls }, { ...found, signal })
    } catch (error) {
      if (!(error instanceof PlatformFailure) || error.kind === 'notNow') throw error
      log.warn({ integrationId: id, code: error.code }, 'a platform refused its menu')
    }
  })
}
