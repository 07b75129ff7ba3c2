import type { Product } from '@sufra/shared/contracts/product'
import type {
  ActivateOptionsRequest,
  ActivateRequest,
  OptionsAnswer,
  SnoozeOptionsRequest,
  SnoozeRequest,
} from '@sufra/shared/contracts/snooze'
import { tidyLine } from '@sufra/shared/contracts/text'
import { ALL_MERCHANTS, tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { validation } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { hasForbiddenCharacters } from '../localized-input.ts'
import { presentProducts } from '../present-product.ts'
import type { SnoozeTrace } from '../branch-snooze.table.ts'
import { productsEverOf } from '../product.repository.ts'
import { publishAvailability } from '../publish-availability.ts'
import { choicesById } from './choice-options.repository.ts'
import { changeOptions, publishChoices } from './option-availability.ts'
import type { OptionChange } from './option-availability.ts'
import { activateWithin, snoozeWithin } from './product-availability.ts'
import type { Caller } from './product-availability.ts'
import { checkEnd, endFor } from './snooze-end.ts'
import type { WantedEnd } from './snooze-end.ts'
import { traceAvailability } from './snooze-trace.ts'
import { findToWake } from './wake.repository.ts'
import { endSnoozesWithin } from './end-snoozes.ts'

export const WAKE_TIMER = 'wake snoozed products'
// Reads small indexes: cheaper than timers that every node would have to be notified of.
const WAKE_EVERY_MS = 500

const reasonOf = (text = ''): string | null => {
  if (hasForbiddenCharacters(text)) throw validation({ reason: ['invalid_text'] })
  return tidyLine(text) || null
}

const optionsOn: OptionChange = async () => ({ isAvailable: true, snoozedUntil: null })

/** Service of snoozes with or without an end, which people or the timer end (specification#products). */
export const createAvailabilityService = ({ database, timers }: Pick<Foundation, 'database' | 'timers'>) => {
  const wake = async (now: Date): Promise<void> => {
    for (const toWake of await database.run(ALL_MERCHANTS, db => findToWake(db, now)))
      await database.run(tenant(toWake.accountId), db => endSnoozesWithin(db, toWake, now))
  }
  timers.every(WAKE_EVERY_MS, WAKE_TIMER, () => wake(new Date()))

  return {
    /** All or nothing. 404 for products of another account, 403 `forbidden_branch` beyond the caller's branches. */
    snooze: async (caller: Caller, request: SnoozeRequest): Promise<Product[]> => {
      const { productIds, branchIds, reason, ...end } = request
      const now = new Date()
      checkEnd(end, now)
      const wanted = { caller, productIds, branchIds, end, reason: reasonOf(reason), now }
      return database.run(caller.scope, async db => presentProducts(db, await snoozeWithin(db, wanted)))
    },

    activate: async (caller: Caller, request: ActivateRequest): Promise<Product[]> =>
      database.run(caller.scope, async db =>
        presentProducts(db, await activateWithin(db, { caller, ...request })),
      ),

    snoozeOptions: async (caller: Caller, request: SnoozeOptionsRequest): Promise<OptionsAnswer> => {
      const { until, preset, ...group } = request
      const now = new Date()
      checkEnd({ until, preset }, now)
      const { scope } = caller
      const change: OptionChange = async (db, serviceProviderId) => {
        const end = await endFor(db, { until, preset }, { scope, serviceProviderId, now })
        return { isAvailable: false, snoozedUntil: end?.toISOString() ?? null }
      }
      return database.run(scope, db => changeOptions(db, group, { caller, change }))
    },

    activateOptions: async (caller: Caller, request: ActivateOptionsRequest): Promise<OptionsAnswer> =>
      database.run(caller.scope, db => changeOptions(db, request, { caller, change: optionsOn })),
  }
}
export type AvailabilityService = ReturnType<typeof createAvailabilityService>

interface UnavailableProducts {
  caller: Caller
  productIds: number[]
  end: WantedEnd
  now: Date
  /** name of the request field for errors of the end */
  field: string
}

/**
 * Snoozes products inside the caller's transaction, as a fix of the reject sheet. Refuses all when one id
 * belongs to another account. `revertSnooze` undoes the returned traces. 400 at `field` as for any snooze.
 */
export const snoozeProducts = async (
  db: Db,
  { field, ...wanted }: UnavailableProducts,
): Promise<SnoozeTrace[]> => {
  const { caller, productIds: ids, end, now } = wanted
  checkEnd(end, now, field)
  const work = () => snoozeWithin(db, { ...wanted, reason: 'ItemUnavailable' })
  return traceAvailability(db, { scope: caller.scope, ids }, work)
}

export { revertSnooze } from './snooze-trace.ts'

export { publishChoices as announceChoices } from './option-availability.ts'

/** Publishes the availability of these choices to browsers, without deleted ones. All are of one account. */
export const announceChoicesById = async (
  db: Db,
  { accountId, ids }: { accountId: number; ids: number[] },
): Promise<void> => publishChoices(db, await choicesById(db, { scope: tenant(accountId), ids }))

/** Publishes the state of these products to browsers, including those off the menu. All are of one account. */
export const announceProducts = async (
  db: Db,
  { accountId, ids }: { accountId: number; ids: number[] },
): Promise<void> => publishAvailability(db, await productsEverOf(db, tenant(accountId), ids))
