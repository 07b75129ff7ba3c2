import { z } from 'zod'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Foundation } from '#src/foundation.ts'
import { defineJob, enqueueWrite } from '#src/jobs/job-kind.ts'
import { forgetDrift } from './drift.repository.ts'
import { PERIOD_MS } from './read-shop.ts'
import type { ShopReader } from './read-shop.ts'
import { findUnread } from './reading.repository.ts'

/** Reads one shop, and leaves the job of its next reading. One of a key waits, so a shop is read once however many nodes there are. */
export const READ_SHOP = defineJob({
  name: 'read-shop',
  payload: z.object({ accountId: z.int(), integrationId: z.int() }),
  maxAttempts: 3,
  queueOf: ({ accountId, integrationId }) => `read-shop-${accountId}-${integrationId}`,
  keyOf: ({ accountId, integrationId }) => `read-shop-${accountId}-${integrationId}`,
})

export const BEGIN_READING = 'begin to read shops'
export const FORGET_DRIFT = 'forget-old-drift'
const LOOK_EVERY_MS = 30_000
/** Who has not been read so long after their time is read by nobody. */
const OVERDUE_MS = 60_000
/** Orders come first: most of a node's jobs stay free for them. */
const AT_ONCE = 3
const WAIT_MS = 700
const KEPT_MS = 30 * 86_400_000

/** Has every shop read again and again: each at a time of its own, so that no platform is asked for all at once. */
export const keepReading = (
  { database, jobs, timers }: Pick<Foundation, 'database' | 'jobs' | 'timers'>,
  { reader, isReached }: { reader: ShopReader; isReached: (channelId: number) => boolean },
): void => {
  let underWay = 0

  jobs.handle(READ_SHOP, async (payload, { signal }) => {
    const again = (inMs: number) => jobs.add(READ_SHOP, { payload, runAt: new Date(Date.now() + inMs) })
    if (underWay >= AT_ONCE) return again(WAIT_MS)
    underWay += 1
    try {
      const inMs = await reader.read({ accountId: payload.accountId, id: payload.integrationId }, signal)
      if (inMs !== null) await again(inMs)
    } finally {
      underWay -= 1
    }
  })

  // A shop that was linked, or whose readings broke off, has no job of its own.
  timers.every(LOOK_EVERY_MS, BEGIN_READING, async () => {
    const now = Date.now()
    await database.run(ALL_MERCHANTS, async db => {
      const shops = await findUnread(db, new Date(now - OVERDUE_MS))
      const due = shops
        .filter(({ channelId }) => isReached(channelId))
        .map(({ accountId, id: integrationId }) => ({
          payload: { accountId, integrationId },
          runAt: new Date(now + ((integrationId * 2_237) % PERIOD_MS)),
        }))
      if (due.length > 0) await enqueueWrite(db, READ_SHOP, due)
    })
  })
  timers.beginWith(BEGIN_READING)

  jobs.cron(FORGET_DRIFT, '52 2 * * *', () =>
    database.run(ALL_MERCHANTS, db => forgetDrift(db, new Date(Date.now() - KEPT_MS))),
  )
}
