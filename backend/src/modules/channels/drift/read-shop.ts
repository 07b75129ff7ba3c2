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
import { sendStatus } from '#src/modules/channels/store-status/store-status.service.ts'
import { judgeShop } from './evaluate-shop.ts'
import { keepShown, lockReading, writeReading } from './reading.repository.ts'
import type { ShopKey } from './reading.repository.ts'
import type { ShopReadingRow } from './shop-reading.table.ts'

/** Time between two readings of a shop. */
export const PERIOD_MS = 20_000
/** Time until the next reading while a difference is pending. */
const SOON_MS = 6_000
const LONGEST_MS = 300_000

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

/** Reads shops from the platforms and detects differences. `now` is for tests. */
export const createShopReader = (
  { database }: Pick<Foundation, 'database'>,
  { calls, now = () => new Date() }: { calls: PlatformCalls; now?: () => Date },
) => {
  const noteFailure = async (db: Db, shop: Shop, error: PlatformFailure | CallPostponed): Promise<number> => {
    const [before, at] = [await lockReading(db, shop), now()]
    const failures = (before?.failures ?? 0) + 1
    const askedMs = error instanceof CallPostponed ? error.retryMs : (error.retryAfterMs ?? 0)
    // A call that was put off is no failure.
    const isFailed = !(error instanceof CallPostponed) || error.isDown
    const delayMs = isFailed ? Math.min(PERIOD_MS * 2 ** Math.min(failures - 1, 4), LONGEST_MS) : askedMs
    const inMs = Math.max(delayMs, askedMs)
    await writeReading(db, shop, {
      nextAt: new Date(at.getTime() + inMs),
      ...(isFailed ? { failures, failedSince: before?.failedSince ?? at, problem: problemOf(error) } : {}),
    })
    return inMs
  }

  const note = async (db: Db, shop: Shop, { seen, since }: { seen: Seen; since: Date }): Promise<number> => {
    const [before, at] = [await lockReading(db, shop), now()]
    const menuHash = hashOf(seen.items)
    if (before?.menuHash !== menuHash) await keepShown(db, shop, { items: seen.items, now: at })
    // A shop that never received its state cannot be wrong about it, so send it first.
    if (!before) await sendStatus(db, [shop])
    const judged = await judgeShop(db, shop, { seen: { ...seen, menuHash }, before, since, now: at })
    const inMs = judged.isUnsure ? SOON_MS : PERIOD_MS
    await writeReading(db, shop, {
      ...judged.reading,
      state: seen.status.state,
      menuHash,
      readAt: at,
      nextAt: new Date(at.getTime() + inMs),
      failures: 0,
      failedSince: null,
      problem: null,
    })
    return inMs
  }

  return {
    /** Returns the milliseconds until the next reading; null: none. */
    read: async (key: ShopKey, signal: AbortSignal): Promise<number | null> => {
      const shop = await database.run(tenant(key.accountId), db => callableStore(db, key))
      if (!shop || !calls.isReached(shop.channelId)) return null
      const since = now()
      try {
        const seen = await calls.make(shop, {
          purpose: 'reading',
          work: async (platformApi, store) => ({
            status: await platformApi.readStatus(store),
            items: await platformApi.readMenu(store),
          }),
          signal,
        })
        return await database.run(ALL_MERCHANTS, db => note(db, shop, { seen, since }))
      } catch (error) {
        if (!(error instanceof PlatformFailure) && !(error instanceof CallPostponed)) throw error
        return database.run(ALL_MERCHANTS, db => noteFailure(db, shop, error))
      }
    },
  }
}
export type ShopReader = ReturnType<typeof createShopReader>
