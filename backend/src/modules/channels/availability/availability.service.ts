import { z } from 'zod'
import { tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { defineJob, enqueue, enqueueWrite } from '#src/jobs/job-kind.ts'
import { AVAILABILITY_CHANGED, offSaleOf } from '#src/modules/catalogue/catalogue.ts'
import { PlatformFailure, connectorOf } from '#src/modules/channels/channel/channel.service.ts'
import type { StoreMenu } from '#src/modules/channels/channel/channel.service.ts'
import { callableStore, storesOfBrand } from '#src/modules/channels/integration/integration.service.ts'
import type { ShopCalls } from '#src/modules/channels/channel-call/shop-call.service.ts'
import { changeOf, differenceOf, offIn } from './availability-change.ts'
import {
  markUncertain,
  recordSending,
  confirmSent,
  replaceSent,
  listSentAvailability,
} from './sent-availability.repository.ts'
import type { ShopKey, UnavailableItem } from './sent-availability.repository.ts'

export { offIn } from './availability-change.ts'

/**
 * Job that sends one shop's platform the current availability. One queued job per shop is enough, because it
 * reads the state when it runs.
 */
export const SEND_AVAILABILITY = defineJob({
  name: 'send-availability',
  payload: z.object({ accountId: z.int(), integrationId: z.int() }),
  maxAttempts: 12,
  priority: 'shop',
  queueOf: ({ accountId, integrationId }) => `availability-${accountId}-${integrationId}`,
  keyOf: ({ accountId, integrationId }) => `send-availability-${accountId}-${integrationId}`,
})

const sendAfterwards = (db: Db, { accountId, id: integrationId }: ShopKey): Promise<void> =>
  enqueue(db, SEND_AVAILABILITY, { payload: { accountId, integrationId } })

type MenuShop = ShopKey & { channelId: number }

const offInMenu = ({ channelId }: MenuShop, { items }: StoreMenu): UnavailableItem[] => {
  const { supportsOptionSnooze } = connectorOf(channelId).capabilities
  return items.flatMap(({ productId, isAvailable, modifierGroups }) => {
    const options = supportsOptionSnooze ? modifierGroups.flatMap(group => group.options) : []
    const optionIds = options.filter(option => !option.isAvailable).map(option => option.optionId)
    return [...(isAvailable ? [] : [0]), ...optionIds].map(optionId => ({ productId, optionId, until: null }))
  })
}

/** Records that a platform shows a whole menu, including its unavailable products, and sends later differences. */
export const noteMenu = async (db: Db, shop: MenuShop, menu: StoreMenu): Promise<void> => {
  await replaceSent(db, shop, offInMenu(shop, menu))
  await sendAfterwards(db, shop)
}

/**
 * Sends a shop's platform its whole availability again after the caller's transaction, because the platform
 * may show anything.
 */
export const resendAllAvailability = async (db: Db, shop: ShopKey): Promise<void> => {
  await markUncertain(db, shop)
  await sendAfterwards(db, shop)
}

/** The same after a menu that may have arrived in part: its unavailable products may be off as well. */
export const noteDoubtfulMenu = async (db: Db, shop: MenuShop, menu: StoreMenu): Promise<void> => {
  await recordSending(db, shop, offInMenu(shop, menu))
  await resendAllAvailability(db, shop)
}

/**
 * Sends a shop's platform the availability of products and options again after the caller's transaction. The
 * record of earlier sends no longer counts for them.
 */
export const resendAvailability = async (
  db: Db,
  shop: ShopKey,
  things: readonly { productId: number; optionId: number }[],
): Promise<void> => {
  await recordSending(
    db,
    shop,
    things.map(({ productId, optionId }) => ({ productId, optionId, until: null })),
  )
  await sendAfterwards(db, shop)
}

/** Registers the job that keeps the platforms' availability up to date. */
export const registerAvailability = (
  { database, jobs, log }: Pick<Foundation, 'database' | 'jobs' | 'log'>,
  { calls }: { calls: ShopCalls },
): void => {
  jobs.handle(AVAILABILITY_CHANGED, async ({ accountId, serviceProviderId }) => {
    const scope = tenant(accountId)
    await database.run(scope, async db => {
      const shops = await storesOfBrand(db, { scope, serviceProviderId })
      const reached = shops.filter(({ channelId }) => calls.isReached(channelId))
      if (reached.length === 0) return
      const payloads = reached.map(({ id: integrationId }) => ({ payload: { accountId, integrationId } }))
      await enqueueWrite(db, SEND_AVAILABILITY, payloads)
    })
  })

  jobs.handle(SEND_AVAILABILITY, async ({ accountId, integrationId: id }, { signal }) => {
    const [scope, key] = [tenant(accountId), { accountId, id }]
    const found = await database.run(scope, async db => {
      const shop = await callableStore(db, key)
      if (!shop || !calls.isReached(shop.channelId)) return null
      const off = await offSaleOf(db, { scope, serviceProviderId: shop.serviceProviderId })
      const wanted = offIn(shop.branchId, off, connectorOf(shop.channelId).capabilities)
      const difference = differenceOf(await listSentAvailability(db, key), wanted)
      const telling = await recordSending(db, key, [...difference.off, ...difference.on])
      return telling === null ? null : { shop, difference, telling }
    })
    if (!found) return
    const { shop, difference, telling } = found
    const content = { off: difference.off.length, on: difference.on.length }
    try {
      await calls.tell(shop, { kind: 'availability', content, signal }, (platformApi, store) =>
        platformApi.putAvailability(changeOf(difference), store),
      )
    } catch (error) {
      if (!(error instanceof PlatformFailure) || error.kind === 'notNow') throw error
      // A retry would be refused again; the next change is sent as usual.
      log.warn({ integrationId: id, code: error.code }, 'a platform refused what can be had')
      return
    }
    await database.run(scope, db => confirmSent(db, key, { on: difference.on, telling }))
  })
}
