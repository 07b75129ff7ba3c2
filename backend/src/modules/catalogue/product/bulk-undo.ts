import type { Permission } from '@sufra/shared/contracts/permission'
import { UNDO_HOURS } from '@sufra/shared/contracts/product'
import { readLocalized, searchKey } from '@sufra/shared/contracts/text'
import type { Db, Scope } from '#src/database/database.ts'
import { forbiddenRole, notFound, undoExpired } from '#src/errors.ts'
import { reviveCategories } from '#src/modules/catalogue/category/category.service.ts'
import { columnsOfChange, isChangeOlder, takeBack } from '#src/modules/catalogue/history/history.service.ts'
import { lockProductsOf, setSearchKeys } from './bulk.repository.ts'
import type { BrandKey } from './bulk.repository.ts'
import type { ProductRow } from './product.repository.ts'
import { publishAvailability } from './publish-availability.ts'

// What takes more than `menu.edit` to change, and to change back.
const BEYOND: Record<string, Permission> = {
  price: 'menu.price',
  sizes: 'menu.price',
  is_visible: 'menu.snooze',
  snoozed_until: 'menu.snooze',
  snooze_reason: 'menu.snooze',
  deleted_at: 'menu.delete',
}
const OF_SALE = new Set(['is_visible', 'snoozed_until', 'snooze_reason', 'exclude_branches_ids'])

interface Undo {
  brand: BrandKey
  scope: Scope
  undoToken: string
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

/** Products as one change found them, their categories with them. */
const restore = async (
  db: Db,
  { brand, scope, undoToken }: Undo,
): Promise<{ restored: number; changedSince: number }> => {
  const key = { ...brand, changeId: undoToken }
  const { restoredIds, renamedIds, changedSince } = await takeBack(db, 'product', key)
  const rows = restoredIds.length > 0 ? await lockProductsOf(db, brand, restoredIds) : []
  if (rows.length > 0) await reviveCategories(db, scope, [...new Set(rows.map(row => row.categoryId))])
  await followNames(db, { brand, rows, renamedIds })
  await publishAvailability(db, rows)
  // After the products, which may have stood in what an import made.
  await takeBack(db, 'category', key)
  return { restored: restoredIds.length, changedSince }
}

/** 404 for a change that there never was; 403 for one that the caller could not have made; 409 `undo_expired` for an old one. */
export const undoChange = async (
  db: Db,
  { permissions, ...undo }: Undo & { permissions: readonly Permission[] },
): Promise<{ restored: number; changedSince: number }> => {
  const key = { ...undo.brand, changeId: undo.undoToken }
  const columns = await columnsOfChange(db, key)
  if (columns.size === 0) throw notFound()
  if (await isChangeOlder(db, key, UNDO_HOURS)) throw undoExpired()
  const needed = Object.entries(BEYOND).flatMap(([name, permission]) =>
    columns.has(name) ? [permission] : [],
  )
  if (!needed.every(permission => permissions.includes(permission))) throw forbiddenRole()
  return restore(db, undo)
}

/** Only a change of what is for sale; any other is as unknown here as one that there never was. */
export const undoHiding = async (db: Db, undo: Undo): Promise<number> => {
  const columns = await columnsOfChange(db, { ...undo.brand, changeId: undo.undoToken })
  if (columns.size === 0 || ![...columns].every(name => OF_SALE.has(name))) throw notFound()
  return (await restore(db, undo)).restored
}
