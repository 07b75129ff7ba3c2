import { Product } from '@sufra/shared/contracts/product'
import type { Permission } from '@sufra/shared/contracts/permission'
import type { Db } from '#src/database/database.ts'
import { notFound, staleVersion } from '#src/errors/errors.ts'
import { ownImage } from '#src/modules/infrastructure/infrastructure.ts'
import { refuseOtherBranches } from '#src/routing/branch-limit.ts'
import type { BranchLimited } from '#src/routing/branch-limit.ts'
import { refuseUnlessEverywhere } from '#src/modules/merchants/merchants.ts'
import { forgetEndedSnoozes } from './branch-snooze.repository.ts'
import { presentProduct } from './present-product.ts'
import { checkProduct } from './product-checks.ts'
import type { ProductDraft, SentProduct } from './product-input.ts'
import { withKeptSnoozes } from './product-modifiers.ts'
import { changesMoreThanVisibility, refuseChange, switchesEverywhere } from './product-rights.ts'
import { AWAKE, lockProduct, updateProduct } from './product.repository.ts'
import type { ProductKey, ProductRow } from './product.repository.ts'
import { publishAvailability } from './publish-availability.ts'

// A visible product loses its snooze; a hidden one is hidden since now.
const visibilityChanges = (row: ProductRow, isVisible: boolean) => {
  if (isVisible) return AWAKE
  return { isVisible, ...(row.isVisible && { snoozedAt: new Date() }) }
}

export interface Editor extends BranchLimited {
  permissions: readonly Permission[]
}

interface Update {
  key: ProductKey
  caller: Editor
  sent: SentProduct
  newImage: string | null
}

// The toggle and options apply to the whole brand; a user of some branches has Product/Snooze for those.
const refuseBeyondOwn = async (
  db: Db,
  { key, caller }: Pick<Update, 'key' | 'caller'>,
  change: { row: ProductRow; draft: ProductDraft },
): Promise<void> => {
  if (switchesEverywhere(change))
    await refuseUnlessEverywhere(db, { caller: { ...caller, scope: key.scope }, brand: key })
  const { row, draft } = change
  refuseOtherBranches(caller, { before: row.excludeBranchesIds, after: draft.excludeBranchesIds })
}

/** Replaces the sent fields of a product, inside the transaction of `db`. */
export const applyUpdate = async (db: Db, update: Update): Promise<ProductRow> => {
  const { key, caller, sent, newImage } = update
  const row = await lockProduct(db, key)
  if (!row) throw notFound()
  if (sent.rowVersion !== undefined && sent.rowVersion !== row.rowVersion)
    throw staleVersion(Product.parse(await presentProduct(db, row)))
  const draft = { ...sent.draft, modifiers: withKeptSnoozes(sent.draft.modifiers, row.modifiers) }
  const imageKey = sent.dropsImage ? null : (newImage ?? row.imageKey)
  const change = { row, draft, imageKey }
  refuseChange(caller.permissions, change)
  await checkProduct(db, { scope: key.scope, draft, before: row })
  await refuseBeyondOwn(db, update, change)
  const changes = { ...draft, imageKey, ...visibilityChanges(row, draft.isVisible) }
  const updated = await updateProduct(db, key, changes)
  if (!updated) throw notFound()
  if (row.excludeBranchesIds.some(id => !updated.excludeBranchesIds.includes(id)))
    await forgetEndedSnoozes(db, updated)
  await ownImage(db, { accountId: updated.accountId, key: newImage })
  await publishAvailability(db, [updated], changesMoreThanVisibility(change) ? 'everything' : 'availability')
  return updated
}
