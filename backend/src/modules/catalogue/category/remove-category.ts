import type { Db, Scope } from '#src/database/database.ts'
import { inUse, notFound, validation } from '#src/errors/errors.ts'
import { findCategory, freeChildren, lockCategories, updateCategory } from './category.repository.ts'
import type { CategoryRow } from './category.repository.ts'
import { hasProductsIn, moveProducts } from './placed-products.repository.ts'
import type { Place } from './placed-products.repository.ts'

/**
 * Publishes the present state of these products to browsers, including products off the menu. All are of one
 * account. It is passed in, because products depend on categories.
 */
export type AnnounceProducts = (db: Db, products: { accountId: number; ids: number[] }) => Promise<void>

interface Removal {
  scope: Scope
  id: number
  moveToCategoryId: number | undefined
  announceProducts: AnnounceProducts
}

const moveTo = async (
  db: Db,
  { all, from, moveToCategoryId }: { all: CategoryRow[]; from: Place; moveToCategoryId: number },
): Promise<number[]> => {
  if (moveToCategoryId === from.categoryId || !all.some(each => each.id === moveToCategoryId))
    throw validation({ MoveToCategoryId: ['not_found'] })
  return moveProducts(db, { from, toCategoryId: moveToCategoryId })
}

/**
 * Deletes a category. Its products move to the target first, including deleted ones, which may be restored;
 * without a target it must have none on the menu. Its children move to the top level.
 */
export const removeCategory = async (
  db: Db,
  { scope, id, moveToCategoryId, announceProducts }: Removal,
): Promise<CategoryRow> => {
  const found = await findCategory(db, { scope, id })
  if (!found) throw notFound()
  const { accountId, serviceProviderId } = found
  const all = await lockCategories(db, { scope, serviceProviderId }, 'update')
  if (!all.some(each => each.id === id)) throw notFound()
  const from = { accountId, categoryId: id }
  if (moveToCategoryId === undefined && (await hasProductsIn(db, from))) throw inUse()
  const moved = moveToCategoryId === undefined ? [] : await moveTo(db, { all, from, moveToCategoryId })
  await freeChildren(db, found)
  const row = await updateCategory(db, found, { deletedAt: new Date() })
  if (!row) throw notFound()
  await announceProducts(db, { accountId, ids: moved })
  return row
}
