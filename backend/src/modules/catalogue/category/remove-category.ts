import type { Db, Scope } from '#src/database/database.ts'
import { inUse, notFound, validation } from '#src/errors.ts'
import { hasProductsIn, moveProducts } from '#src/modules/catalogue/product/product.repository.ts'
import type { ProductRow } from '#src/modules/catalogue/product/product.repository.ts'
import { publishAvailability } from '#src/modules/catalogue/product/publish-availability.ts'
import { findCategory, freeChildren, lockCategories, updateCategory } from './category.repository.ts'
import type { CategoryRow } from './category.repository.ts'

interface Removal {
  scope: Scope
  id: number
  moveToCategoryId: number | undefined
}

const moveTo = async (
  db: Db,
  {
    all,
    from,
    moveToCategoryId,
  }: { all: CategoryRow[]; from: Parameters<typeof hasProductsIn>[1]; moveToCategoryId: number },
): Promise<ProductRow[]> => {
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
  { scope, id, moveToCategoryId }: Removal,
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
  await publishAvailability(
    db,
    moved.filter(each => each.deletedAt === null),
  )
  return row
}
