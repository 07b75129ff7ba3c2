import { z } from 'zod'
import { ALL_MERCHANTS, tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { defineJob, enqueue, enqueueWrite } from '#src/jobs/job-kind.ts'
import { PlatformFailure, connectorOf } from '#src/modules/channels/channel/channel.service.ts'
import {
  callableStore,
  storesOfBranches,
  storesOfHour,
} from '#src/modules/channels/integration/integration.service.ts'
import type { ShopCalls } from '#src/modules/channels/channel-call/shop-call.service.ts'
import { branchStanding } from '#src/modules/merchants/merchants.ts'
import { statusOf } from './store-status.ts'

export { statusOf } from './store-status.ts'

/**
 * Job that sends one shop's platform its current status. One queued job per shop is enough, because it reads
 * the state when it runs.
 */
export const SEND_STORE_STATUS = defineJob({
  name: 'send-store-status',
  payload: z.object({ accountId: z.int(), integrationId: z.int(), isTimed: z.boolean().default(false) }),
  maxAttempts: 12,
  priority: 'shop',
  queueOf: ({ accountId, integrationId }) => `store-status-${accountId}-${integrationId}`,
  // The timed job has its own key, so that news is not put off to its time.
  keyOf: ({ accountId, integrationId, isTimed }) =>
    `send-store-status-${accountId}-${integrationId}${isTimed ? '-timed' : ''}`,
})

/** Queues the status of these shops for their platforms, after the caller's transaction. */
export const sendStatus = async (
  db: Db,
  shops: readonly { accountId: number; id: number }[],
): Promise<void> => {
  await enqueueWrite(
    db,
    SEND_STORE_STATUS,
    shops.map(({ accountId, id: integrationId }) => ({
      payload: { accountId, integrationId, isTimed: false },
    })),
  )
}

/**
 * Queues the status of these branches for their platforms, after the caller's transaction: busy, paused,
 * open, active, hours. The job runs again when the state changes by itself.
 */
export const announceStoreStatus = async (db: Db, branchIds: number[]): Promise<void> => {
  const shops = await storesOfBranches(db, branchIds)
  if (shops.length > 0) await sendStatus(db, shops)
}

export const RENEW_STORE_HOURS = 'renew-store-hours'
const EVERY_HOUR = '23 * * * *'
const HOURS_A_DAY = 24

// Hours and states are sent for some days ahead only, so each shop gets them once a day and they never run
// out.
const renewHours = (database: Foundation['database'], now: Date) =>
  database.run(ALL_MERCHANTS, async db =>
    sendStatus(db, await storesOfHour(db, { hour: now.getUTCHours(), hours: HOURS_A_DAY })),
  )

export const registerStoreStatus = (
  { database, jobs, log }: Pick<Foundation, 'database' | 'jobs' | 'log'>,
  { calls }: { calls: ShopCalls },
): void => {
  jobs.cron(RENEW_STORE_HOURS, EVERY_HOUR, () => renewHours(database, new Date()))
  jobs.handle(SEND_STORE_STATUS, async ({ accountId, integrationId }, { signal }) => {
    const [scope, now] = [tenant(accountId), new Date()]
    const found = await database.run(scope, async db => {
      const shop = await callableStore(db, { accountId, id: integrationId })
      if (!shop || !calls.isReached(shop.channelId)) return null
      const standing = await branchStanding(db, { scope, id: shop.branchId, channelId: shop.channelId, now })
      return standing ? { shop, standing } : null
    })
    if (!found) return
    const { shop, standing } = found
    const { capabilities } = connectorOf(shop.channelId)
    const status = statusOf(standing, capabilities, now)
    try {
      await calls.tell(
        shop,
        { kind: 'status', content: { state: status.state }, signal },
        async (platformApi, store) => {
          await platformApi.putHours?.(standing, store)
          await platformApi.putStatus(status, store)
        },
      )
    } catch (error) {
      if (!(error instanceof PlatformFailure) || error.kind === 'notNow') throw error
      log.warn({ integrationId, code: error.code }, "a platform refused a shop's state")
    }
    const runAt = standing.changesAt
    if (!runAt) return
    const payload = { accountId, integrationId, isTimed: true }
    await database.run(scope, db => enqueue(db, SEND_STORE_STATUS, { payload, runAt }))
  })
}
