import { z } from 'zod'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { defineJob, enqueueWrite } from '#src/jobs/job-kind.ts'
import { forgetDrift } from './drift.repository.ts'
import { PERIOD_MS } from './read-shop.ts'
import type { ShopReader } from './read-shop.ts'
import { findUnread } from './reading.repository.ts'

/**
 * Job that reads one shop and schedules its next reading. At most one job per shop waits, so each shop is
 * read once on any number of nodes.
 */
export const READ_SHOP = defineJob({
  name: 'read-shop',
  payload: z.object({ accountId: z.int(), integrationId: z.int() }),
  // Attempts that a killed node or a lost outcome interrupts count too, so three were too few.
  maxAttempts: 12,
  queueOf: ({ accountId, integrationId }) => `read-shop-${accountId}-${integrationId}`,
  keyOf: ({ accountId, integrationId }) => `read-shop-${accountId}-${integrationId}`,
})

export const BEGIN_READING = 'begin to read shops'
export const FORGET_DRIFT = 'forget-old-drift'
const LOOK_EVERY_MS = 30_000
/** A shop whose reading is overdue by this time has lost its job. */
const OVERDUE_MS = 60_000
/** Parallel readings per node. Orders come first, so most jobs of a node stay free for them. */
const AT_ONCE = 3
const WAIT_MS = 700
const KEPT_MS = 30 * 86_400_000

/** Schedules the readings of all shops at different times, so that no platform gets all requests at once. */
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

  // A newly linked shop, or one whose readings broke off, has no job yet.
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
