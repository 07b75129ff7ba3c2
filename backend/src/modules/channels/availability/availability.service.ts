import { z } from 'zod'
import { tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import type { Foundation } from '#src/foundation.ts'
import { defineJob, enqueue, enqueueWrite } from '#src/jobs/job-kind.ts'
import { AVAILABILITY_CHANGED, offSaleOf } from '#src/modules/catalogue/catalogue.ts'
import { PlatformFailure, connectorOf } from '#src/modules/channels/channel/channel.service.ts'
import type { StoreMenu } from '#src/modules/channels/channel/channel.service.ts'
import { callableStore, storesOfBrand } from '#src/modules/channels/integration/integration.service.ts'
import type { ShopCalls } from '#src/modules/channels/channel-call/shop-call.service.ts'
import { changeOf, differenceOf, offIn } from './availability-change.ts'
import { noteTelling, noteTold, replaceTold, toldOffOf } from './told-off.repository.ts'
import type { ShopKey } from './told-off.repository.ts'

export { offIn } from './availability-change.ts'

/** Tells one shop's platform what can be had there, as it is when the job runs: of several that wait one is enough. */
export const SEND_AVAILABILITY = defineJob({
  name: 'send-availability',
  payload: z.object({ accountId: z.int(), integrationId: z.int() }),
  maxAttempts: 12,
  queueOf: ({ accountId, integrationId }) => `availability-${accountId}-${integrationId}`,
  keyOf: ({ accountId, integrationId }) => `send-availability-${accountId}-${integrationId}`,
})

/** What a platform shows after a whole menu: what it was sent as not available. The rest follows. */
export const noteMenu = async (
  db: Db,
  shop: ShopKey & { channelId: number },
  { items }: StoreMenu,
): Promise<void> => {
  const { supportsOptionSnooze } = connectorOf(shop.channelId).capabilities
  const off = items.flatMap(({ productId, isAvailable, modifierGroups }) => {
    const options = supportsOptionSnooze ? modifierGroups.flatMap(group => group.options) : []
    const optionIds = options.filter(option => !option.isAvailable).map(option => option.optionId)
    return [...(isAvailable ? [] : [0]), ...optionIds].map(optionId => ({ productId, optionId, until: null }))
  })
  await replaceTold(db, shop, off)
  const { accountId, id: integrationId } = shop
  await enqueue(db, SEND_AVAILABILITY, { payload: { accountId, integrationId } })
}

/**
 * Tells a shop's platform again of dishes and options that it shows otherwise than it was told, right after the caller's
 * transaction: what it was told of them counts for nothing any more.
 */
export const tellAvailabilityAgain = async (
  db: Db,
  shop: ShopKey,
  things: readonly { productId: number; optionId: number }[],
): Promise<void> => {
  await noteTelling(
    db,
    shop,
    things.map(({ productId, optionId }) => ({ productId, optionId, until: null })),
  )
  const { accountId, id: integrationId } = shop
  await enqueue(db, SEND_AVAILABILITY, { payload: { accountId, integrationId } })
}

/** Keeps every platform told of what can be had. */
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
      const difference = differenceOf(await toldOffOf(db, key), wanted)
      await noteTelling(db, key, difference.off)
      return { shop, difference }
    })
    if (!found || found.difference.off.length + found.difference.on.length === 0) return
    const { shop, difference } = found
    const told = { off: difference.off.length, on: difference.on.length }
    try {
      await calls.tell(shop, { kind: 'availability', told, signal }, (outward, store) =>
        outward.putAvailability(changeOf(difference), store),
      )
    } catch (error) {
      if (!(error instanceof PlatformFailure) || error.kind === 'notNow') throw error
      // The same words would be refused again; what changes next is told anew.
      log.warn({ integrationId: id, code: error.code }, 'a platform refused what can be had')
      return
    }
    await database.run(scope, db => noteTold(db, key, difference))
  })
}
