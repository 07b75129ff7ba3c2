import type { Db, Scope } from '#src/database/database.ts'
import { inUse, notFound, validation } from '#src/errors.ts'
import { findCategory, freeChildren, lockCategories, updateCategory } from './category.repository.ts'
import type { CategoryRow } from './category.repository.ts'
import { hasProductsIn, moveProducts } from './placed-products.repository.ts'
import type { Place } from './placed-products.repository.ts'

/**
 * Tells browsers how these products stand now, those that are off the menu too. All are of one account. It is handed to what
 * products themselves stand on.
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
 * Takes a category off the menu. Its products move first, deleted ones with them, because they may come back; without a place
 * to move to it has to have none on the menu. Categories that stand in it stand at the top afterwards.
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
