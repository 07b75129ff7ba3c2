import { createHash } from 'node:crypto'
import { ALL_MERCHANTS, tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { PlatformFailure } from '#src/modules/channels/channel/channel.service.ts'
import type { ShownItem, ShownStatus } from '#src/modules/channels/channel/channel.service.ts'
import { callableStore } from '#src/modules/channels/integration/integration.service.ts'
import type { LinkedStore } from '#src/modules/channels/integration/integration.service.ts'
import { CallPostponed } from '#src/modules/channels/platform-call/platform-call.service.ts'
import type { PlatformCalls } from '#src/modules/channels/platform-call/platform-call.service.ts'
import {
  releaseReading,
  SHORTEST_PERIOD_MS,
} from '#src/modules/channels/reading-schedule/reading-schedule.service.ts'
import type { DueShop, NextReading } from '#src/modules/channels/reading-schedule/reading-schedule.service.ts'
import { sendStatus } from '#src/modules/channels/store-status/store-status.service.ts'
import { judgeShop } from './evaluate-shop.ts'
import { keepShown, lockReading, writeReading } from './reading.repository.ts'
import type { ShopReadingRow } from './shop-reading.table.ts'

/** Longest time between two readings of a shop where nothing changes. */
const LONGEST_PERIOD_MS = 600_000
/** Time until the next reading while a difference is pending. */
const SOON_MS = 6_000
/** Longest time between two attempts to read an unreadable shop. */
const LONGEST_PAUSE_MS = 300_000

type Shop = LinkedStore & { serviceProviderId: number }

interface Seen {
  status: ShownStatus
  items: ShownItem[]
}

const hashOf = (items: readonly ShownItem[]): string =>
  createHash('sha256')
    .update(JSON.stringify(items.toSorted((one, other) => one.productId - other.productId)))
    .digest('base64url')

const problemOf = (error: PlatformFailure | CallPostponed): NonNullable<ShopReadingRow['problem']> => {
  if (error instanceof CallPostponed) return 'no_answer'
  if (error.kind === 'credential') return 'credential'
  if (error.kind !== 'notNow') return 'refused'
  return error.code === 'HTTP 429' ? 'busy' : 'no_answer'
}

// Shops that are due together drift apart, so that a platform does not get all requests at once.
const withJitter = (milliseconds: number): number => Math.round(milliseconds * (0.9 + Math.random() * 0.2))

const afterPeriod = (periodMs: number): NextReading => ({ inMs: withJitter(periodMs), periodMs })

/** Reads shops from the platforms and detects differences. `now` is for tests. */
export const createShopReader = (
  { database }: Pick<Foundation, 'database'>,
  { calls, now = () => new Date() }: { calls: PlatformCalls; now?: () => Date },
) => {
  const noteFailure = async (
    db: Db,
    shop: Shop,
    error: PlatformFailure | CallPostponed,
  ): Promise<NextReading> => {
    const [before, at] = [await lockReading(db, shop), now()]
    const failures = (before?.failures ?? 0) + 1
    const askedMs = error instanceof CallPostponed ? error.retryMs : (error.retryAfterMs ?? 0)
    // A call that was put off is no failure.
    const isFailed = !(error instanceof CallPostponed) || error.isDown
    const delayMs = isFailed
      ? Math.min(SHORTEST_PERIOD_MS * 2 ** Math.min(failures - 1, 4), LONGEST_PAUSE_MS)
      : askedMs
    const inMs = Math.max(delayMs, askedMs)
    if (isFailed)
      await writeReading(db, shop, {
        failures,
        failedSince: before?.failedSince ?? at,
        problem: problemOf(error),
      })
    return { inMs, periodMs: SHORTEST_PERIOD_MS }
  }

  const note = async (
    db: Db,
    shop: Shop,
    { seen, since, periodMs }: { seen: Seen; since: Date; periodMs: number },
  ): Promise<NextReading> => {
    const [before, at] = [await lockReading(db, shop), now()]
    const menuHash = hashOf(seen.items)
    if (before?.menuHash !== menuHash) await keepShown(db, shop, { items: seen.items, now: at })
    // A shop that never received its state cannot be wrong about it, so send it first.
    if (!before) await sendStatus(db, [shop])
    const judged = await judgeShop(db, shop, { seen: { ...seen, menuHash }, before, since, now: at })
    await writeReading(db, shop, {
      ...judged.reading,
      state: seen.status.state,
      menuHash,
      readAt: at,
      failures: 0,
      failedSince: null,
      problem: null,
    })
    if (judged.isUnsure) return { inMs: SOON_MS, periodMs: SHORTEST_PERIOD_MS }
    const isUnchanged = before?.state === seen.status.state && before.menuHash === menuHash
    return afterPeriod(isUnchanged ? Math.min(periodMs * 2, LONGEST_PERIOD_MS) : SHORTEST_PERIOD_MS)
  }

  const readAndCompare = async (
    shop: Shop,
    { periodMs, signal }: { periodMs: number; signal: AbortSignal },
  ): Promise<NextReading> => {
    const since = now()
    const write = (work: (db: Db) => Promise<NextReading>): Promise<NextReading> =>
      database.run(ALL_MERCHANTS, work)
    try {
      const seen = await calls.make(shop, {
        purpose: 'reading',
        work: async (platformApi, store) => ({
          status: await platformApi.readStatus(store),
          items: await platformApi.readMenu(store),
        }),
        signal,
      })
      return await write(db => note(db, shop, { seen, since, periodMs }))
    } catch (error) {
      if (!(error instanceof PlatformFailure) && !(error instanceof CallPostponed)) throw error
      return write(db => noteFailure(db, shop, error))
    }
  }

  return {
    /** Reads a claimed shop and schedules its next reading, which it returns. */
    read: async (due: DueShop, signal: AbortSignal): Promise<NextReading> => {
      const shop = await database.run(tenant(due.accountId), db => callableStore(db, due))
      // A shop without a link, or with a refused secret, cannot be read until somebody connects it.
      const next = shop
        ? await readAndCompare(shop, { periodMs: due.periodMs, signal })
        : { inMs: withJitter(LONGEST_PERIOD_MS), periodMs: SHORTEST_PERIOD_MS }
      await database.run(ALL_MERCHANTS, db => releaseReading(db, due, next))
      return next
    },
  }
}
export type ShopReader = ReturnType<typeof createShopReader>
