import type { Db, Scope } from '#src/database/database.ts'
import { ownImage } from '#src/modules/infrastructure/infrastructure.ts'
import { beginChange } from '#src/modules/catalogue/history/history.service.ts'
import {
  lockProducts,
  publishAvailability,
  writeLocalized,
} from '#src/modules/catalogue/product/product.service.ts'
import { insertCategories, insertImported, insertSizes, updateImported } from './menu-import.repository.ts'
import type { Plan } from './plan-import.ts'

interface Target {
  scope: Scope
  accountId: number
  serviceProviderId: number
}

// A new category has its name in one language; the other is left to be translated.
const categoryName = (name: string): string =>
  /\p{Script=Arabic}/u.test(name)
    ? writeLocalized({ ar: name, en: '' })
    : writeLocalized({ ar: '', en: name })

/**
 * Applies a plan inside the transaction of `db`. Returns the id of the change for undo; null when there is
 * nothing to write.
 */
export const applyPlan = async (db: Db, plan: Plan, target: Target): Promise<string | null> => {
  if (plan.changes.length === 0) return null
  const { accountId, serviceProviderId } = target
  const owned = { accountId, serviceProviderId }
  const changeId = await beginChange(db)
  const madeIds = await insertCategories(db, owned, plan.newCategories.map(categoryName))
  const byName = new Map(plan.newCategories.map((name, at) => [name, madeIds[at] ?? 0]))
  const sizeIds = await insertSizes(db, owned, plan.newSizes.map(writeLocalized))
  const rows = plan.changes.map(({ before, after, newCategory }) => ({
    before,
    after: {
      ...after,
      categoryId: newCategory === undefined ? after.categoryId : (byName.get(newCategory) ?? 0),
      sizes: after.sizes.map(each => ({ ...each, sizeId: sizeIds[-each.sizeId - 1] ?? each.sizeId })),
    },
  }))
  const pictures = new Set(
    plan.changes.flatMap(({ before, after }) =>
      before?.imageKey === after.imageKey ? [] : [after.imageKey],
    ),
  )
  for (const key of pictures) await ownImage(db, { accountId, key })
  const changed = rows.flatMap(({ before, after }) => (before ? [{ ...after, id: before.id }] : []))
  await updateImported(db, owned, changed)
  const madeProductIds = await insertImported(
    db,
    owned,
    rows.flatMap(({ before, after }) => (before ? [] : [after])),
  )
  const ids = [...changed.map(({ id }) => id), ...madeProductIds]
  await publishAvailability(db, await lockProducts(db, target.scope, ids))
  return changeId
}
