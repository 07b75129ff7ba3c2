import type { Product, SnoozeRequest } from '@sufra/shared/contracts/product'
import { ALL_MERCHANTS, tenant } from '#src/database/database.ts'
import type { Db, Scope } from '#src/database/database.ts'
import { notFound, validation } from '#src/errors.ts'
import { businessDayOf } from '#src/modules/merchants/merchants.ts'
import type { Foundation } from '#src/foundation.ts'
import { hasForbiddenCharacters, tidy } from './localized-input.ts'
import { presentProduct } from './present-product.ts'
import { accountsToWake, lockProducts, updateProducts, wakeProducts } from './product.repository.ts'
import type { ProductRow } from './product.repository.ts'
import { publishAvailability } from './publish-availability.ts'

export const WAKE_TIMER = 'wake snoozed products'
// One look into an index of a few rows: cheaper than timers that every node would have to hear of.
const WAKE_EVERY_MS = 500
const MAX_SNOOZE_MS = 366 * 86_400_000
const HOURS = { '30m': 0.5, '1h': 1, '2h': 2, '4h': 4 } as const

interface SnoozeOf {
  scope: Scope
  request: SnoozeRequest
  now: Date
}

const checkRequest = ({ until, preset, reason }: SnoozeRequest, now: Date): void => {
  if (until && preset) throw validation({ until: ['either_until_or_preset'] })
  if (until) {
    const ahead = Date.parse(until) - now.getTime()
    if (ahead <= 0 || ahead > MAX_SNOOZE_MS) throw validation({ until: ['must_be_in_the_future'] })
  }
  if (reason !== undefined && hasForbiddenCharacters(reason)) throw validation({ reason: ['invalid_text'] })
}

const endFor = async (
  db: Db,
  { scope, serviceProviderId, request, now }: SnoozeOf & { serviceProviderId: number },
): Promise<Date | null> => {
  const { until, preset } = request
  if (until) return new Date(until)
  if (!preset) return null
  if (preset === 'endOfDay' || preset === 'tomorrow') {
    return (await businessDayOf(db, { scope, serviceProviderId, now }))[preset]
  }
  return new Date(now.getTime() + HOURS[preset] * 3_600_000)
}

const snoozeRows = async (
  db: Db,
  rows: ProductRow[],
  { scope, request, now }: SnoozeOf,
): Promise<ProductRow[]> => {
  const snoozed: ProductRow[] = []
  const brands = new Set(rows.map(row => row.serviceProviderId))
  for (const serviceProviderId of brands) {
    const snoozedUntil = await endFor(db, { scope, request, now, serviceProviderId })
    const ids = rows.filter(row => row.serviceProviderId === serviceProviderId).map(row => row.id)
    const changes = {
      isVisible: false,
      snoozedUntil,
      snoozeReason: tidy(request.reason ?? '') || null,
      snoozedAt: now,
    }
    snoozed.push(...(await updateProducts(db, { scope, ids }, changes)))
  }
  return snoozed
}

/** Snoozing with an end, and the job that ends it (specification#products). */
export const createAvailabilityService = ({ database, timers }: Pick<Foundation, 'database' | 'timers'>) => {
  const wake = async (now: Date): Promise<void> => {
    const accountIds = await database.run(ALL_MERCHANTS, db => accountsToWake(db, now))
    for (const accountId of accountIds) {
      await database.run(tenant(accountId), async db => {
        await publishAvailability(db, await wakeProducts(db, tenant(accountId), now))
      })
    }
  }

  timers.every(WAKE_EVERY_MS, WAKE_TIMER, () => wake(new Date()))

  return {
    /** All or nothing: one id that is not the account's, and none is snoozed (404). */
    snooze: async (scope: Scope, request: SnoozeRequest): Promise<Product[]> => {
      const now = new Date()
      checkRequest(request, now)
      const ids = [...new Set(request.productIds)]
      const rows = await database.run(scope, async db => {
        const found = await lockProducts(db, scope, ids)
        if (found.length < ids.length) throw notFound()
        const snoozed = await snoozeRows(db, found, { scope, request, now })
        await publishAvailability(db, snoozed)
        return snoozed
      })
      return rows.map(presentProduct)
    },
  }
}
export type AvailabilityService = ReturnType<typeof createAvailabilityService>

/** Snoozes inside the caller's transaction: the reject sheet's one-tap fix. Ids that are not the account's are refused whole. */
export const snoozeProducts = async (
  db: Db,
  { scope, productIds, until }: { scope: Scope; productIds: number[]; until: Date | null },
): Promise<void> => {
  const ids = [...new Set(productIds)]
  const found = await lockProducts(db, scope, ids)
  if (found.length < ids.length) throw notFound()
  const changes = {
    isVisible: false,
    snoozedUntil: until,
    snoozeReason: 'ItemUnavailable',
    snoozedAt: new Date(),
  }
  await publishAvailability(db, await updateProducts(db, { scope, ids }, changes))
}
