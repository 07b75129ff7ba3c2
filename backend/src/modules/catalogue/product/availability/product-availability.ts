import type { Db, Scope } from '#src/database/database.ts'
import { notFound } from '#src/errors/errors.ts'
import type { BranchLimited } from '#src/routing/branch-limit.ts'
import { activateInBranches, snoozeInBranches } from '../branch-snooze.repository.ts'
import { AWAKE, lockProducts, updateProducts } from '../product.repository.ts'
import type { ProductRow } from '../product.repository.ts'
import { publishAvailability } from '../publish-availability.ts'
import { placeOf } from '#src/modules/merchants/merchants.ts'
import type { Place } from '#src/modules/merchants/merchants.ts'
import { branchEndsFor, endFor } from './snooze-end.ts'
import type { WantedEnd } from './snooze-end.ts'

export interface Caller extends BranchLimited {
  scope: Scope
}

interface Wanted {
  productIds: number[]
  branchIds?: number[]
}

export interface WantedSnooze extends Wanted {
  end: WantedEnd
  reason: string | null
  now: Date
}

interface OfBrand {
  scope: Scope
  serviceProviderId: number
  ids: number[]
  place: Place
}

type Change = (db: Db, of: OfBrand) => Promise<ProductRow[]>

// All or nothing: one id of another account refuses the whole change.
const changeAvailability = async (
  db: Db,
  { caller, productIds, branchIds }: Wanted & { caller: Caller },
  change: Change,
): Promise<ProductRow[]> => {
  const { scope } = caller
  const ids = [...new Set(productIds)]
  const found = await lockProducts(db, scope, ids)
  if (found.length < ids.length) throw notFound()
  const brands = [...new Set(found.map(row => row.serviceProviderId))]
  const changed: ProductRow[] = []
  for (const serviceProviderId of brands) {
    const place = await placeOf(db, { scope, caller, serviceProviderId, branchIds })
    const own = found.filter(row => row.serviceProviderId === serviceProviderId).map(row => row.id)
    changed.push(...(await change(db, { scope, serviceProviderId, ids: own, place })))
  }
  await publishAvailability(db, changed, 'availability')
  return changed
}

/**
 * Snoozes products everywhere or in branches, inside the transaction of `db`. 404 and 403 `forbidden_branch`:
 * see `placeOf`.
 */
export const snoozeWithin = (
  db: Db,
  { caller, end, reason, now, ...wanted }: WantedSnooze & { caller: Caller },
): Promise<ProductRow[]> =>
  changeAvailability(db, { caller, ...wanted }, async (_db, { scope, serviceProviderId, ids, place }) => {
    if (place !== 'everywhere') {
      const ends = await branchEndsFor(db, end, { scope, serviceProviderId, branchIds: place, now })
      return snoozeInBranches(db, { scope, ids, ends }, { reason, now })
    }
    const snoozedUntil = await endFor(db, end, { scope, serviceProviderId, now })
    const changes = { isVisible: false, snoozedUntil, snoozeReason: reason, snoozedAt: now }
    return updateProducts(db, { scope, ids }, changes)
  })

/** Ends snoozes. Everywhere ends snoozes of the whole brand; those of single branches continue. */
export const activateWithin = (
  db: Db,
  { caller, ...wanted }: Wanted & { caller: Caller },
): Promise<ProductRow[]> =>
  changeAvailability(db, { caller, ...wanted }, (_db, { scope, ids, place }) =>
    place === 'everywhere'
      ? updateProducts(db, { scope, ids }, AWAKE)
      : activateInBranches(db, { scope, ids, branchIds: place }),
  )
