import type { z } from 'zod'
import type { Permission } from '@sufra/shared/contracts/permission'
import { UNDO_HOURS } from '@sufra/shared/contracts/product'
import type { BulkUndoAnswer } from '@sufra/shared/contracts/product'
import { readLocalized, searchKey } from '@sufra/shared/contracts/text'
import type { Db, Scope } from '#src/database/database.ts'
import { forbiddenRole, notFound, undoExpired } from '#src/errors/errors.ts'
import { reviveCategories } from '#src/modules/catalogue/category/category.service.ts'
import {
  branchesOfChange,
  columnsOfChange,
  isChangeOlder,
  productsComingBack,
  sizesMadeBy,
  takeBack,
} from '#src/modules/catalogue/history/history.service.ts'
import { dropUnsoldSizes, sizesOf } from '#src/modules/catalogue/size/size.service.ts'
import { refuseOtherBranch } from '#src/routing/branch-limit.ts'
import type { BranchLimited } from '#src/routing/branch-limit.ts'
import { refuseUnlessEverywhere } from '#src/modules/merchants/merchants.ts'
import type { PlanLimitCheck } from '#src/modules/merchants/merchants.ts'
import { choicesOf, refuseEqualGroupNames } from '#src/modules/catalogue/choice/choice.service.ts'
import { announceChoicesById } from './availability/availability.service.ts'
import { queueAvailabilityChange } from './availability-changed.ts'
import { heldSnoozesOf, releaseSnoozes } from './branch-snooze.repository.ts'
import { setSearchKeys } from './bulk.repository.ts'
import type { BrandKey } from './bulk.repository.ts'
import { productsEverOf, updateProducts, updateProduct } from './product.repository.ts'
import type { ProductRow } from './product.repository.ts'
import { publishAvailability } from './publish-availability.ts'

// Removes deleted choices and sizes from restored products. Returns the number of changed products.
const dropGoneLinks = async (
  db: Db,
  { scope, brand, rows }: { scope: Scope; brand: BrandKey; rows: readonly ProductRow[] },
): Promise<number> => {
  const { serviceProviderId } = brand
  const choiceIds = [...new Set(rows.flatMap(({ choicesIds }) => choicesIds))]
  const sizeIds = [...new Set(rows.flatMap(({ sizes }) => sizes.map(({ sizeId }) => sizeId)))]
  const choices = await choicesOf(db, { scope, serviceProviderId, ids: choiceIds })
  const known = await sizesOf(db, { scope, serviceProviderId, ids: sizeIds })
  let dropped = 0
  for (const { id, ...row } of rows) {
    const choicesIds = row.choicesIds.filter(choiceId => choices.has(choiceId))
    const sizes = row.sizes.filter(({ sizeId }) => known.has(sizeId))
    const gone = row.choicesIds.length - choicesIds.length + row.sizes.length - sizes.length
    if (gone > 0) await updateProduct(db, { scope, id, serviceProviderId }, { choicesIds, sizes })
    dropped += gone
  }
  return dropped
}

// Columns that need more than `menu.edit` to change, and to restore.
const BEYOND: Record<string, Permission> = {
  price: 'menu.price',
  sizes: 'menu.price',
  is_visible: 'menu.snooze',
  snoozed_until: 'menu.snooze',
  snooze_reason: 'menu.snooze',
  deleted_at: 'menu.delete',
}
const OF_SALE = new Set(['is_visible', 'snoozed_until', 'snooze_reason', 'exclude_branches_ids'])
const OF_GROUPS = ['modifiers', 'choices_ids', 'name', 'deleted_at']

interface Undo {
  brand: BrandKey
  caller: Caller
  undoToken: string
}

interface Caller extends BranchLimited {
  scope: Scope
  permissions: readonly Permission[]
}

/** The effect of a change: its columns, and snoozes that it still holds, which have no history. */
interface Done {
  columns: ReadonlySet<string>
  held: Awaited<ReturnType<typeof heldSnoozesOf>>
}

// 404 for an unknown change.
const findDone = async (db: Db, { brand, undoToken }: Undo): Promise<Done> => {
  const key = { ...brand, changeId: undoToken }
  const columns = await columnsOfChange(db, key)
  const held = await heldSnoozesOf(db, key)
  if (columns.size === 0 && held.length === 0) throw notFound()
  return { columns, held }
}

// A caller may not put on sale by an undo what they may not take off sale.
const refuseBeyondOwn = async (
  db: Db,
  { brand, caller, undoToken }: Undo,
  { columns, held }: Done,
): Promise<void> => {
  if (columns.has('is_visible') || columns.has('snoozed_until'))
    await refuseUnlessEverywhere(db, { caller, brand })
  const changed = await branchesOfChange(db, { ...brand, changeId: undoToken })
  for (const branchId of [...changed, ...held.map(each => each.branchId)]) refuseOtherBranch(caller, branchId)
}

const followNames = async (
  db: Db,
  { brand, rows, renamedIds }: { brand: BrandKey; rows: ProductRow[]; renamedIds: number[] },
): Promise<void> => {
  const renamed = rows.filter(({ id }) => renamedIds.includes(id))
  const keys = renamed.map(({ id, name }) => {
    const { ar, en } = readLocalized(name)
    return { id, searchKey: searchKey(`${en} ${ar}`) }
  })
  await setSearchKeys(db, brand, keys)
}

// Returns the ids of products without any other change. Products are locked before their snoozes.
const letGo = async (
  db: Db,
  { brand, caller: { scope }, undoToken }: Undo,
  ids: number[],
): Promise<number[]> => {
  const rows = ids.length > 0 ? await updateProducts(db, { scope, ids }, {}) : []
  await releaseSnoozes(db, { ...brand, changeId: undoToken })
  return rows.map(({ id }) => id)
}

type Undone = z.output<typeof BulkUndoAnswer>

/**
 * Restores products from before a change, with their categories and choices, without rows that others deleted
 * since.
 */
const restore = async (db: Db, undo: Undo, { held }: Done): Promise<Undone> => {
  const { brand, undoToken } = undo
  const { scope } = undo.caller
  const key = { ...brand, changeId: undoToken }
  const { restoredIds, renamedIds, changedSince } = await takeBack(db, 'product', key)
  const heldIds = held.map(({ productId }) => productId)
  const snoozedIds = await letGo(
    db,
    undo,
    heldIds.filter(id => !restoredIds.includes(id)),
  )
  const ids = [...restoredIds, ...snoozedIds]
  const all = ids.length > 0 ? await productsEverOf(db, scope, ids) : []
  const rows = all.filter(({ deletedAt }) => deletedAt === null)
  await followNames(db, { brand, rows, renamedIds })
  // After the products, which may have needed rows that an import created.
  const categories = await takeBack(db, 'category', key)
  const choices = await takeBack(db, 'choice', key)
  await dropUnsoldSizes(db, await sizesMadeBy(db, key))
  if (rows.length > 0) await reviveCategories(db, scope, [...new Set(rows.map(row => row.categoryId))])
  const leftOut = await dropGoneLinks(db, { scope, brand, rows })
  if (all.length > 0) await publishAvailability(db, await productsEverOf(db, scope, ids))
  if (categories.restoredIds.length > 0) await queueAvailabilityChange(db, [brand])
  await announceChoicesById(db, { accountId: brand.accountId, ids: choices.restoredIds })
  return { restored: ids.length, changedSince, leftOut }
}

/**
 * 404 for an unknown change; 403 for one that the caller could not have made, and `plan_limit_reached`
 * without room for the products that come back; 409 `undo_expired` for an old one; 400 when two groups of a product
 * would have equal names.
 */
export const undoChange = async (db: Db, undo: Undo, checkPlanLimit: PlanLimitCheck): Promise<Undone> => {
  const key = { ...undo.brand, changeId: undo.undoToken }
  const done = await findDone(db, undo)
  const { columns } = done
  if (await isChangeOlder(db, key, UNDO_HOURS)) throw undoExpired()
  const needed = Object.entries(BEYOND).flatMap(([name, permission]) =>
    columns.has(name) ? [permission] : [],
  )
  if (!needed.every(permission => undo.caller.permissions.includes(permission))) throw forbiddenRole()
  await refuseBeyondOwn(db, undo, done)
  if (columns.has('deleted_at'))
    await checkPlanLimit(db, {
      accountId: undo.brand.accountId,
      key: 'products',
      adding: await productsComingBack(db, key),
    })
  const undone = () => restore(db, undo, done)
  if (!OF_GROUPS.some(name => columns.has(name))) return undone()
  const { serviceProviderId } = undo.brand
  return refuseEqualGroupNames(db, { scope: undo.caller.scope, serviceProviderId }, undone)
}

/** Accepts only a change of availability; any other counts as unknown here. */
export const undoHiding = async (db: Db, undo: Undo): Promise<number> => {
  const done = await findDone(db, undo)
  if (![...done.columns].every(name => OF_SALE.has(name))) throw notFound()
  await refuseBeyondOwn(db, undo, done)
  return (await restore(db, undo, done)).restored
}
