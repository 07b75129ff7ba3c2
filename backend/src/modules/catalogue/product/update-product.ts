import { Product } from '@sufra/shared/contracts/product'
import type { Permission } from '@sufra/shared/contracts/permission'
import type { Db } from '#src/database/database.ts'
import { forbiddenRole, notFound, staleVersion } from '#src/errors.ts'
import { ownImage } from '#src/modules/ground/ground.ts'
import { presentProduct } from './present-product.ts'
import { changesMoreThanVisibility, checkProduct, updateRight } from './product-checks.ts'
import type { SentProduct } from './product-input.ts'
import { lockProduct, updateProduct } from './product.repository.ts'
import type { ProductKey, ProductRow } from './product.repository.ts'
import { publishAvailability } from './publish-availability.ts'

// A product that becomes visible is snoozed no longer; one that becomes hidden has been so since now.
const visibilityChanges = (row: ProductRow, isVisible: boolean) => {
  if (isVisible) return { isVisible, snoozedUntil: null, snoozeReason: null, snoozedAt: null }
  return { isVisible, ...(row.isVisible && { snoozedAt: new Date() }) }
}

/** Replaces what was sent of a product, inside the transaction of `db`. */
export const applyUpdate = async (
  db: Db,
  {
    key,
    permissions,
    sent,
    newImage,
  }: { key: ProductKey; permissions: readonly Permission[]; sent: SentProduct; newImage: string | null },
): Promise<ProductRow> => {
  const right = updateRight(permissions)
  const row = await lockProduct(db, key)
  if (!row) throw notFound()
  if (sent.rowVersion !== undefined && sent.rowVersion !== row.rowVersion)
    throw staleVersion(Product.parse(presentProduct(row)))
  const { draft } = sent
  const imageKey = sent.dropsImage ? null : (newImage ?? row.imageKey)
  if (right === 'visibility' && changesMoreThanVisibility(row, { draft, imageKey })) throw forbiddenRole()
  await checkProduct(db, { scope: key.scope, draft, before: row })
  const changes = { ...draft, imageKey, ...visibilityChanges(row, draft.isVisible) }
  const updated = await updateProduct(db, key, changes)
  if (!updated) throw notFound()
  await ownImage(db, { accountId: updated.accountId, key: newImage })
  await publishAvailability(db, [updated])
  return updated
}
