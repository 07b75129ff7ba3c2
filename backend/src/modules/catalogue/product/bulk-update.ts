import type { z } from 'zod'
import { isDeepStrictEqual } from 'node:util'
import type { Permission } from '@sufra/shared/contracts/permission'
import type { BulkUpdateRequest } from '@sufra/shared/contracts/product'
import type { Db, Scope } from '#src/database/database.ts'
import { forbiddenRole, notFound, validation } from '#src/errors/errors.ts'
import { isCategoryOf } from '#src/modules/catalogue/category/category.service.ts'
import { mapYielding } from '#src/routing/map-yielding.ts'
import { beginChange } from '#src/modules/catalogue/history/history.service.ts'
import { changedPrice } from './bulk-price.ts'
import { OFF_SALE, ON_SALE, lockProductsOf, setPricesAnd } from './bulk.repository.ts'
import type { BrandKey } from './bulk.repository.ts'
import type { ProductRow } from './product.repository.ts'
import { publishAvailability } from './publish-availability.ts'

export type BulkUpdate = z.output<typeof BulkUpdateRequest>
type Wanted = BulkUpdate['set']

const HIGHEST_PRICE = 99_999.99
const PRICES = ['price', 'priceDelta', 'pricePercent'] as const

/** Checks permissions beyond `menu.edit`, which the route requires. */
export const refuseBeyond = (permissions: readonly Permission[], set: Wanted): void => {
  const needed = [
    ...(PRICES.some(name => set[name] !== undefined) ? (['menu.price'] as const) : []),
    ...(set.isVisible !== undefined ? (['menu.snooze'] as const) : []),
    ...(set.isDeleted ? (['menu.delete'] as const) : []),
  ]
  if (!needed.every(permission => permissions.includes(permission))) throw forbiddenRole()
}

const pricesOf = ({ price, sizes }: ProductRow, set: Wanted): Pick<ProductRow, 'price' | 'sizes'> => {
  if (set.price !== undefined) return { price: set.price, sizes }
  return {
    price: price === null ? null : changedPrice(price, set),
    // A product with sizes has its prices there.
    sizes: sizes.map(each => ({ ...each, price: changedPrice(each.price, set) })),
  }
}

const visibilityOf = (row: ProductRow, isVisible: boolean, now: Date) => {
  if (isVisible) return { isVisible, snoozedUntil: null, snoozeReason: null, snoozedAt: null }
  return { isVisible, snoozedAt: row.isVisible ? now : row.snoozedAt }
}

const changed = (row: ProductRow, set: Wanted, now: Date): ProductRow => ({
  ...row,
  ...pricesOf(row, set),
  ...(set.categoryId !== undefined && { categoryId: set.categoryId }),
  ...(set.isVisible !== undefined && visibilityOf(row, set.isVisible, now)),
  ...(set.isDeleted && { deletedAt: now }),
})

const refuseTooDear = (rows: ProductRow[], set: Wanted): void => {
  const field = PRICES.find(name => set[name] !== undefined)
  const dearest = Math.max(
    0,
    ...rows.flatMap(({ price, sizes }) => [price ?? 0, ...sizes.map(each => each.price)]),
  )
  if (field && dearest > HIGHEST_PRICE)
    throw validation({ [`set.${field}`]: [`too_big_number:${HIGHEST_PRICE}`] })
}

// Returns the columns that are equal for all products, besides prices.
const columnsOf = ({ categoryId, isVisible, isDeleted }: Wanted, now: Date) => ({
  ...(categoryId !== undefined && { categoryId }),
  ...(isVisible !== undefined && (isVisible ? ON_SALE : OFF_SALE)),
  ...(isDeleted && { deletedAt: now }),
})

/**
 * Applies the same change to many products of a brand, all or none: an id outside of the brand refuses all
 * (404). Unchanged products stay untouched. With `preview` nothing is written.
 */
export const bulkUpdate = async (
  db: Db,
  { brand, scope, request }: { brand: BrandKey; scope: Scope; request: BulkUpdate },
): Promise<{ rows: ProductRow[]; undoToken: string | null }> => {
  const { set, preview } = request
  const ids = [...new Set(request.ids)]
  const before = await lockProductsOf(db, brand, ids)
  if (before.length < ids.length) throw notFound()
  const { serviceProviderId } = brand
  const { categoryId } = set
  if (categoryId !== undefined && !(await isCategoryOf(db, { scope, serviceProviderId, id: categoryId })))
    throw validation({ 'set.categoryId': ['not_found'] })
  const now = new Date()
  const after = await mapYielding(before, row => changed(row, set, now))
  refuseTooDear(after, set)
  const pairs = before.map((row, at) => [row, after[at]] as const)
  const changes = await mapYielding(pairs, ([old, row]) => (row && !isDeepStrictEqual(row, old) ? [row] : []))
  const different = changes.flat()
  if (preview || different.length === 0) return { rows: after, undoToken: null }
  const undoToken = await beginChange(db)
  const written = await setPricesAnd(db, { brand, rows: different }, columnsOf(set, now))
  await publishAvailability(db, written)
  const byId = new Map(written.map(row => [row.id, row]))
  return { rows: after.map(row => byId.get(row.id) ?? row), undoToken }
}
